import { foldKey } from './fold'
import { isCyrillic } from './latin'
import { stemsOf } from './stem'

/** Letters of neighbouring keyboards and alphabets that stand for Mongolian ones within a Cyrillic word. */
const strays: Record<string, string> = {
  ...{ є: 'ө', ї: 'ү', ɵ: 'ө', ѳ: 'ө', ү: 'ү', v: 'ү', y: 'ү', ö: 'ө', ü: 'ү' },
  ...{ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х', i: 'и', k: 'к', m: 'м', t: 'т', h: 'н', b: 'в' },
}

/** A word as it is meant: a Cyrillic one in Mongolian letters alone. */
export function mendedWord(word: string): string {
  return isCyrillic(word) ? word.replace(/[a-zєїɵѳöü]/g, (letter) => strays[letter] ?? letter) : word
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

/** The keys under which the vocabulary keeps a word. */
export function keysOf(word: string): { loose: string; stems: string[] } {
  const bases = isCyrillic(word) ? stemsOf(mendedWord(word)) : []
  return { loose: looseKey(word), stems: [...new Set(bases.map(({ base }) => looseKey(base)))] }
}
