import { keysOf } from '@/lib/platform/search/keys'
import { termWordsOf } from '@/lib/platform/search/term'
import { tokensOf } from '@/lib/platform/search/words'

export type NamedScreen = { path: string; label: string }

/** The fewest letters of a stem that counts as a match: many unrelated words share shorter stems. */
const stemLengthMin = 3

/**
 * Finds the screens whose name matches every word of a term. A term's word matches if a word of the name
 * begins with it, in either alphabet, or is another grammatical form of it. The server is not queried.
 */
export function findScreens<S extends NamedScreen>(
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
