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
 * Builds the `like` patterns with which a search term is looked up in search keys: for each word one pattern
 * for every way to read it, of which one must match. A word matches the beginning of a word in the key.
 */
export function searchPatterns(term: string): string[][] {
  return termWordsOf(term).map(({ readings }) => [
    ...new Set(readings.map(({ loose }) => `% ${loose.replace(/[\\%_]/g, '\\$&')}%`)),
  ])
}
