import { looseKey } from '@/lib/platform/search/keys'
import { termWordsOf } from '@/lib/platform/search/term'
import { tokensOf } from '@/lib/platform/search/words'

type Names = { name: string; name_en: string }

/** Builds the search key of a participant: every word of both names by its loose key, between spaces. */
export function searchKeyOf({ name, name_en }: Names): string {
  const words = [...tokensOf(name), ...tokensOf(name_en)].map(({ word }) => looseKey(word))
  return ` ${[...new Set(words)].join(' ')} `
}

/**
 * Builds the conditions on a key for a term: for each word several alternative patterns for `like`, one for
 * each way of reading it. A word matches from its beginning.
 */
export function searchPatterns(term: string): string[][] {
  return termWordsOf(term).map(({ readings }) => [
    ...new Set(readings.map(({ loose }) => `% ${loose.replace(/[\\%_]/g, '\\$&')}%`)),
  ])
}
