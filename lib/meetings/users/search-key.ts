import { looseKey } from '@/lib/platform/search/keys'
import { termWordsOf } from '@/lib/platform/search/term'
import { tokensOf } from '@/lib/platform/search/words'

type Names = { name: string; name_en: string }

/** What a search for a participant looks at: every word of both names by its loose key, between spaces. */
export function searchKeyOf({ name, name_en }: Names): string {
  const words = [...tokensOf(name), ...tokensOf(name_en)].map(({ word }) => looseKey(word))
  return ` ${[...new Set(words)].join(' ')} `
}

/**
 * What a key must contain to be found by a term: for each of its words one of several patterns for `like`, by the ways
 * in which it may be read. A word is found from its beginning on.
 */
export function searchPatterns(term: string): string[][] {
  return termWordsOf(term).map(({ readings }) => [
    ...new Set(readings.map(({ loose }) => `% ${loose.replace(/[\\%_]/g, '\\$&')}%`)),
  ])
}
