import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchSynonyms } from '@/db/schema/search-office'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { SynonymListing, SynonymRow } from './schema'

const synonymAnswer = ({ id, words, direction, lang, version }: typeof searchSynonyms.$inferSelect) =>
  // Check constraints limit direction and language to the known ones.
  ({ id, words, direction, lang, version }) as SynonymRow

/** Lists a page of the lines for the office. */
export async function listAdminSynonyms(
  query: SynonymListing,
): Promise<{ synonyms: SynonymRow[]; total: number; totalPages: number }> {
  const where = await matchesTermSql(query.term, 'synonym', searchSynonyms.id)
  const order = [asc(searchSynonyms.words), asc(searchSynonyms.id)]
  const [total, rows] = await Promise.all([
    db().$count(searchSynonyms, where),
    db()
      .select()
      .from(searchSynonyms)
      .where(where)
      .orderBy(...sortOrder(query.sort, { words: searchSynonyms.words }, order))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { synonyms: rows.map(synonymAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads a line for its form. @throws Problem not_found */
export async function getSynonym(id: number): Promise<SynonymRow> {
  return synonymAnswer(requireRow(await db().select().from(searchSynonyms).where(eq(searchSynonyms.id, id))))
}
