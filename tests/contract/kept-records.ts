import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { recordVersions } from '@/db/schema/history'
import { news } from '@/db/schema/news'
import { deleteExpiredBinEntries } from '@/lib/office/bin/mutations'
import type { BinRow } from '@/lib/office/bin/schema'
import type { RecordHistory } from '@/lib/platform/records/history/schema'
import type { BinKind, HistoryKind } from '@/lib/platform/records/schema'
import { type Answer, ask, formOf, someone } from './harness'

/** The versions of a record, as its form lists them. */
export async function historyOf(kind: HistoryKind, id: number): Promise<RecordHistory> {
  const { body } = await ask(`GET /admin/get/history?kind=${kind}&id=${id}`, { as: await someone(3) })
  return body as RecordHistory
}

/** The id of the version before the current one. */
export async function olderVersion(kind: HistoryKind, id: number): Promise<number> {
  return (await historyOf(kind, id)).versions[1]?.id ?? 0
}

/** A schedule as a form sends it; '' removes it. */
type Moments = { appears_at: string; ends_at: string }

/** Saves a news item with other texts, as its form does. */
export async function saveNews(
  { id }: { id: number },
  changes: Partial<Omit<typeof news.$inferInsert, keyof Moments> & Moments>,
  as?: Awaited<ReturnType<typeof someone>>,
): Promise<{ id: number; version: number }> {
  const [row] = await db().select().from(news).where(eq(news.id, id))
  if (!row) throw new Error('there is no such item')
  const { title, title_en, summary, summary_en, text, text_en, publisher, category_cid, version } = row
  const form = { title, title_en, summary, summary_en, text, text_en, publisher, category_cid, version }
  const answer = await ask('POST /admin/update/news', {
    as: as ?? (await someone(3)),
    form: formOf({ id, ...form, ...(changes as Record<string, string>) }),
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { id, version: Number(answer.body.version) }
}

/** The records of one kind in the bin, newest first. */
export async function binOf(kind: BinKind): Promise<BinRow[]> {
  const { body } = await ask(`GET /admin/get/bin?kind=${kind}&limit=100`, { as: await someone(1) })
  return body.records as BinRow[]
}

/** Restores a record by its kind and id. */
export async function bringBack(kind: BinKind, recordId: number): Promise<Answer> {
  const entry = (await binOf(kind)).find(({ record_id }) => record_id === recordId)
  if (!entry) throw new Error('it is not in the bin')
  return ask('POST /admin/restore/deleted', { as: await someone(1), json: { id: entry.id } })
}

/** The key of a stored file, from its address. */
export const keyOfFile = ({ url }: { url: string }): string => url.split('/')[2] ?? ''

/** Expires everything in the bin. */
export async function endBin(): Promise<void> {
  await db()
    .update(recordVersions)
    .set({ at: sql`now() - interval '40 days'` })
    .where(eq(recordVersions.is_deletion, true))
  await deleteExpiredBinEntries()
}
