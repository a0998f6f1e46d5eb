import { keysOf } from '@/lib/platform/search/keys'
import { termWordsOf } from '@/lib/platform/search/term'
import { tokensOf } from '@/lib/platform/search/words'

export type NamedScreen = { path: string; label: string }

/** What is left of many words is no sign of any. */
const stemLengthMin = 3

/**
 * The screens whose names hold each word of a term: its beginning, in either alphabet, or another form of the word.
 * Read as the search engine reads terms, and without asking the server.
 */
export function screensFound<S extends NamedScreen>(
  term: string,
  screens: readonly S[],
): { screen: S; matchedWords: string[] }[] {
  const words = termWordsOf(term)
  if (words.length === 0) return []
  return screens.flatMap((screen) => {
    const names = tokensOf(screen.label).map(({ word }) => ({ word, ...keysOf(word) }))
    const matchesByWord = words.map(({ readings }) =>
      names.filter((name) =>
        readings.some(
          ({ loose, stems }) =>
            name.loose.startsWith(loose) ||
            name.stems.some((stem) => stem.length >= stemLengthMin && stems.has(stem)),
        ),
      ),
    )
    const matchedWords = matchesByWord.flat().map(({ word }) => word)
    return matchesByWord.every((some) => some.length > 0)
      ? [{ screen, matchedWords: [...new Set(matchedWords)] }]
      : []
  })
}
