import { foldKey } from './fold'
import { inLatin, isCyrillic } from './latin'
import { stemsOf } from './stem'

/** Letters of neighbouring keyboards and alphabets that stand for Mongolian ones within a Cyrillic word. */
const strays: Record<string, string> = {
  ...{ є: 'ө', ї: 'ү', ɵ: 'ө', ѳ: 'ө', ү: 'ү', v: 'ү', y: 'ү', ö: 'ө', ü: 'ү' },
  ...{ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', i: 'и', k: 'к', m: 'м', t: 'т', h: 'н', b: 'в' },
}

/** A word as it is meant: a Cyrillic one in Mongolian letters alone. */
export function mendedWord(word: string): string {
  // With digits in it, it is a name or a number of something, and means its letters.
  return isCyrillic(word) && !/\d/.test(word)
    ? word.replace(/[a-zєїɵѳöü]/g, (letter) => strays[letter] ?? letter)
    : word
}

/**
 * The loose key of a word: Latin letters for every alphabet and spelling (`foldKey`), о ө у ү as one letter, because
 * many keyboards lack ө and ү and Latin spellings mix all four, and one letter for ч and one for ш, so that a wrong
 * letter is always one letter.
 */
export function looseKey(word: string): string {
  return foldKey(mendedWord(word))
    .replace(/ /g, '')
    .replace(/o/g, 'u')
    .replace(/ch/g, 'q')
    .replace(/sh/g, 'w')
}

/** A word for the comparison of slips: a letter is one letter, and those that sound alike are the same. */
export function slipKey(word: string): string {
  return mendedWord(word).replace(/[өүыйэ]/g, (letter) => soundsLike[letter] ?? letter)
}
const soundsLike: Record<string, string> = { ө: 'о', ү: 'у', ы: 'и', й: 'и', э: 'е' }

/** A number for a text, of 32 bits (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}

/** A longer word is rather pasted than typed. */
const slipLengthMax = 24

/** A word and what is left of it without each of its letters, as hashes: words one slip apart share one of them. */
function hashesOf(key: string): number[] {
  if (key.length > slipLengthMax) return []
  const rests = Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))
  return [key, ...rests].map(hashOf)
}

/** By which slips of a word are found, in its own letters and, of a Cyrillic one, in Latin letters. */
export function slipHashes(word: string): number[] {
  const mendedForm = mendedWord(word)
  const latin = isCyrillic(word) ? hashesOf(inLatin(mendedForm)) : []
  return [...new Set([...hashesOf(slipKey(mendedForm)), ...latin])].sort((a, b) => a - b)
}

/** The keys under which the vocabulary keeps a word. */
export function keysOf(word: string): { loose: string; stems: string[]; slips: number[] } {
  const bases = isCyrillic(word) ? stemsOf(mendedWord(word)) : []
  const stems = [...new Set(bases.map(({ base }) => looseKey(base)))]
  return { loose: looseKey(word), stems, slips: /\p{L}/u.test(word) ? slipHashes(word) : [] }
}
