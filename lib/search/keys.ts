import { foldKey } from './fold'

/**
 * The loose key of a word: Latin letters for every alphabet and spelling (`foldKey`), о ө у ү as one letter, because
 * many keyboards lack ө and ү and Latin spellings mix all four, and one letter for ч and one for ш, so that a wrong
 * letter is always one letter.
 */
export function looseKey(word: string): string {
  return foldKey(word).replace(/ /g, '').replace(/o/g, 'u').replace(/ch/g, 'q').replace(/sh/g, 'w')
}
