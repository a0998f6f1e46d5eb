import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { drafts } from '@/db/schema/drafts'
import type { Account } from '@/lib/platform/accounts/schema'
import { wholeNumber } from '@/lib/platform/api/fields'
import { Problem } from '@/lib/platform/api/problem'
import { increment, requireRow } from '@/lib/platform/api/rows'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { accountName } from '../writer'
import { isOfForm } from './queries'
import { draftDays, type DraftForm, type StoredDraft, unsavedDraftsMax } from './schema'

type DraftState = { id: string; version: number; changed_at: string }

const stateColumns = { id: drafts.id, version: drafts.version, changed_at: drafts.updated_at }
const answerOf = ([row]: readonly { id: string; version: number; changed_at: Date }[]): DraftState | null =>
  row ? { ...row, changed_at: row.changed_at.toISOString() } : null

/**
 * Stores the values of a form. A record has one draft of each form, a form of new records any number.
 * @throws Problem conflict with the field `version` when someone else has changed or finished the draft since
 * the form had it; conflict when the account has too many drafts of this form
 */
export async function storeDraft(
  { id, call, form, kind, record_id, version, ...content }: StoredDraft,
  by: Pick<Account, 'id'>,
): Promise<DraftState> {
  const changes = { ...content, account_id: by.id, updated_at: sql`now()` }
  const isThis = and(
    isOfForm({ call, form, kind }),
    record_id === null ? and(eq(drafts.id, id), isNull(drafts.record_id)) : eq(drafts.record_id, record_id),
  )
  // A form whose last storing got no answer does not know the version that it made itself.
  const isKnown =
    version === undefined
      ? undefined
      : and(eq(drafts.id, id), or(eq(drafts.version, version), eq(drafts.open_form, content.open_form)))
  const newState = answerOf(
    await db()
      .update(drafts)
      .set({ ...changes, version: increment(drafts.version) })
      .where(and(isThis, isKnown))
      .returning(stateColumns),
  )
  if (newState) return newState
  if (version === undefined || version === 0) {
    if (record_id === null) await refuseTooManyDrafts({ call, form, kind }, by)
    const firstState = answerOf(
      await db()
        .insert(drafts)
        .values({ ...content, id, call, form, kind, record_id, account_id: by.id })
        .onConflictDoNothing()
        .returning(stateColumns),
    )
    if (firstState) return firstState
  }
  const [current] = await db()
    .select({ by: accountName, at: drafts.updated_at })
    .from(drafts)
    .leftJoin(accounts, eq(accounts.id, drafts.account_id))
    .where(isThis)
  if (!current) throw Problem.ofField('version', 'problems.draft_gone', {}, 'conflict')
  const time = formatDateTime(current.at.toISOString(), 'mn')
  throw Problem.ofField('version', 'problems.draft_changed', { name: current.by || '–', time }, 'conflict')
}

async function refuseTooManyDrafts(form: DraftForm, by: Pick<Account, 'id'>): Promise<void> {
  const isOwn = and(isOfForm(form), isNull(drafts.record_id), eq(drafts.account_id, by.id))
  if ((await db().$count(drafts, isOwn)) >= unsavedDraftsMax)
    throw new Problem('conflict', 'problems.drafts_full', { max: unsavedDraftsMax })
}

/** Deletes a draft of a form. @throws Problem not_found */
export async function deleteDraft({ id, ...form }: DraftForm & { id: string }): Promise<void> {
  requireRow(
    await db()
      .delete(drafts)
      .where(and(isOfForm(form), eq(drafts.id, id)))
      .returning({ id: drafts.id }),
  )
}

const savedDraft = z.tuple([z.uuid(), wholeNumber('validation.version', { min: 1 })])

/**
 * Deletes the draft whose values were saved, unless somebody has changed it since.
 * @param draft the number of the draft and its version, joined by a dot
 * @param calls the routes of the calls that the account may make
 */
export async function deleteSavedDraft(draft: string, calls: readonly string[]): Promise<void> {
  const { data: [id, version] = [] } = savedDraft.safeParse(draft.split('.'))
  if (id === undefined || version === undefined) return
  await db()
    .delete(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.version, version), inArray(drafts.call, [...calls])))
}

/** Deletes the drafts that nobody has changed for a long time. */
export async function deleteOldDrafts(): Promise<void> {
  await db()
    .delete(drafts)
    .where(sql`${drafts.updated_at} < now() - make_interval(days => ${draftDays})`)
}
