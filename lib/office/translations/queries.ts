import { and, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { translations } from '@/db/schema/translations'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { DueCount, DueFilter, DueState, Translation } from './schema'

const latestFirst = [desc(translations.mn_changed_at), desc(translations.id)]

/** A literal instead of a parameter, so that Postgres can use the partial indexes with this condition. */
export const isDue = sql`${translations.state} <> 'done'`

async function dueFilterSql({ kind, state, term }: DueFilter): Promise<SQL | undefined> {
  return and(
    isDue,
    kind && eq(translations.kind, kind),
    state && eq(translations.state, state),
    await matchesTermSql(term, 'translation', translations.id),
  )
}

function translationAnswer(row: typeof translations.$inferSelect): Translation {
  const { id, kind, record_id, name, state, mn_changed_at } = row
  return { id, kind, record_id, name, state, mn_changed_at: mn_changed_at.toISOString() }
}

/** Counts the due translations of each kind and state. */
async function countDueByKindAndState(): Promise<DueCount[]> {
  return db()
    .select({ kind: translations.kind, state: sql<DueState>`${translations.state}`, count: count() })
    .from(translations)
    .where(isDue)
    .groupBy(translations.kind, translations.state)
}

/** Returns the number of due translations for a filter without a term, as a sum of the counts. */
function sumDueCounts(counts: readonly DueCount[], { kind, state }: DueFilter): number {
  return counts
    .filter((one) => (!kind || one.kind === kind) && (!state || one.state === state))
    .reduce((sum, { count: some }) => sum + some, 0)
}

export async function listDueTranslations(
  query: DueFilter & Paging,
): Promise<{ translations: Translation[]; total: number; totalPages: number; counts: DueCount[] }> {
  const where = await dueFilterSql(query)
  const [rows, counts] = await Promise.all([
    db()
      .select()
      .from(translations)
      .where(where)
      .orderBy(...latestFirst)
      .limit(query.limit)
      .offset(offsetOf(query)),
    countDueByKindAndState(),
  ])
  const total = query.term ? await db().$count(translations, where) : sumDueCounts(counts, query)
  return {
    translations: rows.map(translationAnswer),
    total,
    totalPages: numberOfPages(total, query.limit),
    counts,
  }
}

/**
 * Reads the translation state of a record, due or not, and the id of the next due translation that passes the
 * filter; null if there is none.
 * @throws Problem not_found
 */
export async function getTranslationAndNext(
  id: number,
  filter: DueFilter,
): Promise<{ translation: Translation; next: number | null }> {
  const row = requireRow(await db().select().from(translations).where(eq(translations.id, id)))
  const isAsked = await dueFilterSql(filter)
  // Reads the time within SQL, because a JavaScript date would lose its microseconds.
  const place = sql`(select mn_changed_at, id from ${translations} at where at.id = ${id})`
  const follows = sql`(${translations.mn_changed_at}, ${translations.id}) < ${place}`
  const selectNextId = (where: SQL | undefined) =>
    db()
      .select({ id: translations.id })
      .from(translations)
      .where(and(isAsked, where))
      .orderBy(...latestFirst)
      .limit(1)
  // After the last translation of the list comes the first one again, if it is still due.
  const [one] = [...(await selectNextId(follows)), ...(await selectNextId(ne(translations.id, id)))]
  return { translation: translationAnswer(row), next: one?.id ?? null }
}
