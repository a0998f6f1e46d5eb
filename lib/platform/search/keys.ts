import { foldKey } from './fold'
import { writeInLatin, hasCyrillic } from './latin'
import { stemsOf } from './stem'

/** Letters of other alphabets that people type within a Cyrillic word, and the Mongolian letters meant. */
const strays: Record<string, string> = {
  ...{ є: 'ө', ї: 'ү', ɵ: 'ө', ѳ: 'ө', ү: 'ү', v: 'ү', y: 'ү', ö: 'ө', ü: 'ү' },
  ...{ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', i: 'и', k: 'к', m: 'м', t: 'т', h: 'н', b: 'в' },
}

/** Replaces the stray letters of a Cyrillic word by the Mongolian ones. */
export function correctStrayLetters(word: string): string {
  // A word with digits is a name or a number, whose letters are intended, so it stays as it is.
  return hasCyrillic(word) && !/\d/.test(word)
    ? word.replace(/[a-zєїɵѳöü]/g, (letter) => strays[letter] ?? letter)
    : word
}

/**
 * Returns the loose key of a word: Latin letters for every alphabet and spelling (`foldKey`). о, ө, у and ү
 * become the same letter, because many keyboards lack ө and ү, and Latin spellings mix all four. ч and ш
 * become one letter each.
 */
export function looseKey(word: string): string {
  return foldKey(correctStrayLetters(word))
    .replace(/ /g, '')
    .replace(/o/g, 'u')
    .replace(/ch/g, 'q')
    .replace(/sh/g, 'w')
}

/**
 * Returns the form of a word in which typing errors are counted: letters of similar sound become the same
 * letter.
 */
export function typoKey(word: string): string {
  return correctStrayLetters(word).replace(/[өүыйэ]/g, (letter) => soundsLike[letter] ?? letter)
}
const soundsLike: Record<string, string> = { ө: 'о', ү: 'у', ы: 'и', й: 'и', э: 'е' }

/** Hashes a text to 32 bits (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}

/** The longest word that is compared for typing errors: a longer one was probably pasted, not typed. */
const typoKeyLengthMax = 24

/**
 * Hashes a word, and the word with each letter left out in turn: words one typing error apart share a hash.
 */
function hashWithDeletions(key: string): number[] {
  if (key.length > typoKeyLengthMax) return []
  const rests = Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))
  return [key, ...rests].map(hashOf)
}

/**
 * Returns the hashes by which mistyped spellings of a word are found. A Cyrillic word is hashed twice: as it
 * is written, and transliterated to Latin.
 */
export function typoHashes(word: string): number[] {
  const mendedForm = correctStrayLetters(word)
  const latin = hasCyrillic(word) ? hashWithDeletions(writeInLatin(mendedForm)) : []
  return [...new Set([...hashWithDeletions(typoKey(mendedForm)), ...latin])].sort((a, b) => a - b)
}

/** Returns the keys by which the vocabulary finds a word; `wordKeysSql` adds the stem of an English word. */
export function keysOf(word: string): { loose: string; stems: string[]; slips: number[] } {
  const bases = hasCyrillic(word) ? stemsOf(correctStrayLetters(word)) : []
  const stems = [...new Set(bases.map(({ base }) => looseKey(base)))]
  return { loose: looseKey(word), stems, slips: /\p{L}/u.test(word) ? typoHashes(word) : [] }
}
