import { looseKey } from '@/lib/platform/search/keys'
import { termWordsOf } from '@/lib/platform/search/term'
import { tokensOf } from '@/lib/platform/search/words'

type Names = { name: string; name_en: string }

/**
 * Builds the stored search key of a participant: the tolerant keys (`looseKey`) of all words of both names,
 * with a space before and after each.
 */
export function searchKeyOf({ name, name_en }: Names): string {
  const words = [...tokensOf(name), ...tokensOf(name_en)].map(({ word }) => looseKey(word))
  return ` ${[...new Set(words)].join(' ')} `
}

/**
 * Builds the `like` patterns that look a search term up in search keys: a list for each word of the term. The
 * list has a pattern for each possible spelling of the word, such as Cyrillic ones for a Latin word. At least
 * one pattern of each list must match: a word of the search key must begin with that spelling.
 */
export function searchPatterns(term: string): string[][] {
  return termWordsOf(term).map(({ readings }) => [
    ...new Set(readings.map(({ loose }) => `% ${loose.replace(/[\\%_]/g, '\\$&')}%`)),
  ])
}
