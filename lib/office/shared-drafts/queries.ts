import { and, asc, count as countRows, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { previewRemarks, previews } from '@/db/schema/previews'
import type { Account } from '@/lib/platform/accounts/schema'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { isShared, wasShared } from '@/lib/content/previews/queries'
import type { Remark, SharedDraft, SharesOfRecord } from './schema'

/** Matches the shared drafts of a record, or those of the records that the account has not saved yet. */
const isOfRecord = ({ kind, record_id }: Pick<SharesOfRecord, 'kind' | 'record_id'>, by: Account) =>
  and(
    wasShared,
    eq(previews.kind, kind),
    record_id === null ? isOfUnsavedRecord(by) : eq(previews.record_id, record_id),
  )

/** Matches the drafts of records that the account has not saved yet. */
export const isOfUnsavedRecord = (by: Account): SQL | undefined =>
  and(isNull(previews.record_id), eq(previews.account_id, by.id))

export async function listSharedDrafts(
  { page, limit, ...record }: SharesOfRecord,
  by: Account,
): Promise<{ drafts: SharedDraft[]; total: number; totalPages: number }> {
  const where = isOfRecord(record, by)
  const [total, rows] = await Promise.all([
    db().$count(previews, where),
    db()
      .select({
        id: previews.id,
        created_at: previews.created_at,
        shared_until: previews.shared_until,
        follows_record: previews.follows_record,
        is_open: isShared.mapWith(Boolean),
      })
      .from(previews)
      .where(where)
      .orderBy(desc(previews.shared_until), desc(previews.id))
      .limit(limit)
      .offset(offsetOf({ page, limit })),
  ])
  const drafts = rows.map(({ created_at, shared_until, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    shared_until: shared_until?.toISOString() ?? '',
  }))
  return { drafts, total, totalPages: numberOfPages(total, limit) }
}

export async function listRemarks(
  { page, limit, ...record }: SharesOfRecord,
  by: Account,
): Promise<{ remarks: Remark[]; total: number; totalPages: number }> {
  const { id, created_at, name, text, place, is_done } = previewRemarks
  const where = isOfRecord(record, by)
  const [[count], rows] = await Promise.all([
    db()
      .select({ total: countRows() })
      .from(previewRemarks)
      .innerJoin(previews, eq(previews.id, previewRemarks.preview_id))
      .where(where),
    db()
      .select({ id, created_at, name, text, place, is_done })
      .from(previewRemarks)
      .innerJoin(previews, eq(previews.id, previewRemarks.preview_id))
      .where(where)
      .orderBy(asc(is_done), desc(created_at), desc(id))
      .limit(limit)
      .offset(offsetOf({ page, limit })),
  ])
  const total = count?.total ?? 0
  const remarks = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  return { remarks, total, totalPages: numberOfPages(total, limit) }
}
