import { wordsOf } from '@/lib/platform/search/words'

/** A longer term is nobody's word for a thing, and may tell of the person who asks. */
const countedLettersMax = 60

/** Digits as in a phone number, a register number or a date of birth, also with separators. */
const numberOfPerson = /(?:\p{Nd}[\s().,/+-]*){6}/u

/** Returns a term as it is counted, in lower case; null if it is too long or may be data of a person. */
export function toCountedTerm(term: string): string | null {
  const plain = term.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
  const isPersonal = plain.includes('@') || numberOfPerson.test(plain)
  return plain.length > countedLettersMax || isPersonal || wordsOf(plain).size === 0 ? null : plain
}
