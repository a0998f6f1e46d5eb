import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchItems } from '@/db/schema/search'
import { holdsAll, holdsAllInTitle } from './items'
import type { SearchKind } from './kinds'
import { expandTermWithSynonyms } from './synonyms'
import { vocabulary } from './vocabulary'

/**
 * Returns the condition that a record matches a term, for a list with its own order and filters.
 * @param id the column of the record's number
 * @returns undefined for an empty term
 */
export function matchesTermSql(
  term: string | undefined,
  kind: SearchKind,
  id: PgColumn,
): Promise<SQL | undefined> {
  return matchesWordsSql(term, kind, id, holdsAll)
}

/** Returns the condition that a record's title has all words of a term; undefined for an empty term. */
export function matchesTitleSql(
  term: string | undefined,
  kind: SearchKind,
  id: PgColumn,
): Promise<SQL | undefined> {
  return matchesWordsSql(term, kind, id, holdsAllInTitle)
}

async function matchesWordsSql(
  term: string | undefined,
  kind: SearchKind,
  id: PgColumn,
  holds: (words: readonly (readonly number[])[]) => SQL,
): Promise<SQL | undefined> {
  if (!term?.trim()) return undefined
  const wantedWords = await expandTermWithSynonyms(term, vocabulary, { isTyping: true })
  if (wantedWords.length === 0 || wantedWords.some(({ words }) => words.length === 0)) return sql`false`
  const condition = holds(wantedWords.map(({ words }) => words.map((word) => word.id)))
  return sql`${id} in (select record_id from ${searchItems} where kind = ${kind} and ${condition})`
}
