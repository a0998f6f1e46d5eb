import { looseKey } from '@/lib/platform/search/keys'
import { termWordsOf } from '@/lib/platform/search/term'
import { tokensOf } from '@/lib/platform/search/words'

type Names = { name: string; name_en: string }

/**
 * Builds the stored search key of a participant: the tolerant key (`looseKey`) of every word of both names,
 * between spaces.
 */
export function searchKeyOf({ name, name_en }: Names): string {
  const words = [...tokensOf(name), ...tokensOf(name_en)].map(({ word }) => looseKey(word))
  return ` ${[...new Set(words)].join(' ')} `
}

/**
 * Builds the `like` patterns that look a search term up in search keys. Each word of the term has a list with
 * one pattern for each reading of the word; one of the list must match the beginning of a word in the key.
 */
export function searchPatterns(term: string): string[][] {
  return termWordsOf(term).map(({ readings }) => [
    ...new Set(readings.map(({ loose }) => `% ${loose.replace(/[\\%_]/g, '\\$&')}%`)),
  ])
}
