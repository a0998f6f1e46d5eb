import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { drafts } from '@/db/schema/drafts'
import type { Account } from '@/lib/platform/accounts/schema'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { accountName } from '../writer'
import type { DraftForm, DraftInput, DraftsInput, RecordDraft, ServerDraft, UnsavedDraft } from './schema'

/** The most records whose drafts a list marks, far more than staff have in work at once. */
const markedRecordsMax = 500

/** Matches the drafts of a form. */
export const isOfForm = ({ call, form, kind }: DraftForm): SQL | undefined =>
  and(eq(drafts.kind, kind), eq(drafts.form, form), eq(drafts.call, call))

const lastChange = { changed_by: accountName, changed_at: drafts.updated_at }
const withTime = <T extends { changed_at: Date }>(row: T) => ({
  ...row,
  changed_at: row.changed_at.toISOString(),
})

/** Lists a form's drafts of records that do not exist yet, newest first, and which records have a draft. */
export async function listDrafts({ page, limit, ...form }: DraftsInput): Promise<{
  drafts: UnsavedDraft[]
  total: number
  totalPages: number
  of_records: RecordDraft[]
}> {
  const isUnsaved = and(isOfForm(form), isNull(drafts.record_id))
  const [total, newDrafts, ofRecords] = await Promise.all([
    db().$count(drafts, isUnsaved),
    db()
      .select({ id: drafts.id, title: drafts.title, ...lastChange })
      .from(drafts)
      .leftJoin(accounts, eq(accounts.id, drafts.account_id))
      .where(isUnsaved)
      .orderBy(desc(drafts.updated_at), desc(drafts.id))
      .limit(limit)
      .offset(offsetOf({ page, limit })),
    db()
      .select({ record_id: drafts.record_id, ...lastChange })
      .from(drafts)
      .leftJoin(accounts, eq(accounts.id, drafts.account_id))
      .where(and(isOfForm(form), isNotNull(drafts.record_id)))
      .orderBy(desc(drafts.updated_at), desc(drafts.id))
      .limit(markedRecordsMax),
  ])
  return {
    drafts: newDrafts.map(withTime),
    total,
    totalPages: numberOfPages(total, limit),
    of_records: ofRecords.flatMap(({ record_id, ...row }) =>
      record_id === null ? [] : [{ record_id, ...withTime(row) }],
    ),
  }
}

/** Finds a draft of a form by its own number or by that of its record. */
export async function findDraft(
  { id, record_id, ...form }: DraftInput,
  by: Pick<Account, 'id'>,
): Promise<ServerDraft | null> {
  if (id === undefined && record_id === null) return null
  const [row] = await db()
    .select({
      id: drafts.id,
      record_version: drafts.record_version,
      version: drafts.version,
      open_form: drafts.open_form,
      values: drafts.values,
      account_id: drafts.account_id,
      ...lastChange,
    })
    .from(drafts)
    .leftJoin(accounts, eq(accounts.id, drafts.account_id))
    .where(and(isOfForm(form), id === undefined ? eq(drafts.record_id, record_id ?? 0) : eq(drafts.id, id)))
  if (!row) return null
  const { account_id, ...draft } = row
  return { ...withTime(draft), is_own: account_id === by.id }
}
