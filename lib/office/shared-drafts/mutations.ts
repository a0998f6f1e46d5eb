import { and, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { previewRemarks, previews } from '@/db/schema/previews'
import type { Account } from '@/lib/platform/accounts/schema'
import type { PreviewKind } from '@/lib/platform/api/preview'
import { Problem } from '@/lib/platform/api/problem'
import { mayBeRepeated } from '@/lib/platform/api/repeats'
import { deleteRow, insertRow, requireRow } from '@/lib/platform/api/rows'
import { markMentionedFilesUsed } from '@/lib/platform/files/references'
import { findSavedContent, getPreview, isFresh, isShared, wasShared } from '@/lib/content/previews/queries'
import { isOfUnsavedRecord } from './queries'
import type { RemarkForm, ShareForm } from './schema'

/** The most remarks on one shared draft; whoever has its link could send any number. */
const remarksMax = 200

/**
 * Shares a preview for some days, as a copy with its own id, so that the preview itself stays for staff.
 * @throws Problem not_found when the preview has expired
 */
export async function shareDraft(
  { id, days, follows_record }: ShareForm,
  by: Account,
): Promise<{ id: string; shared_until: string }> {
  const { kind, record_id, shown } = requireRow(
    await db()
      .select()
      .from(previews)
      .where(and(eq(previews.id, id), isFresh)),
  )
  // Unused files are removed after 31 days, so those of the draft outlive the longest share.
  await markMentionedFilesUsed(JSON.stringify(shown))
  const row = requireRow(
    await db()
      .insert(previews)
      .values({
        ...{ account_id: by.id, kind, record_id, shown, follows_record },
        shared_until: sql`now() + make_interval(days => ${days})`,
      })
      .returning({ id: previews.id, shared_until: previews.shared_until }),
  )
  return { id: row.id, shared_until: row.shared_until?.toISOString() ?? '' }
}

/** Ends the sharing of a draft. @throws Problem not_found when it is not shared */
export async function revokeSharedDraft(id: string): Promise<void> {
  requireRow(
    await db()
      .update(previews)
      .set({ shared_until: sql`now()` })
      .where(and(eq(previews.id, id), isShared))
      .returning({ id: previews.id }),
  )
}

/**
 * Gives the account's shared drafts of an unsaved record to the saved one. A form has one unsaved record of
 * each kind, as its draft on the device.
 * @throws Problem not_found for an unknown record
 */
export async function takeOverSharedDrafts(
  { kind, record_id }: { kind: PreviewKind; record_id: number },
  by: Account,
): Promise<void> {
  if (!(await findSavedContent(kind, record_id))) throw new Problem('not_found')
  await db()
    .update(previews)
    .set({ record_id })
    .where(and(wasShared, eq(previews.kind, kind), isOfUnsavedRecord(by)))
}

/**
 * Stores a remark on a shared draft. It silently drops a repeated remark, and a remark with a text in
 * `website`, the hidden field that only programs fill in.
 * @throws Problem not_found when the draft is not, or no longer, shared, or conflict when it has too many
 */
export async function insertRemarkUnlessRepeated({
  website,
  lang: _lang,
  ...form
}: RemarkForm): Promise<void> {
  // Of two concurrent submissions the second waits for this lock, and then finds the remark of the first.
  const [draft] = await db()
    .select({ id: previews.id })
    .from(previews)
    .where(and(eq(previews.id, form.preview_id), isShared))
    .for('no key update')
  if (!draft || !(await getPreview(draft.id))) throw new Problem('not_found', 'problems.draft_ended')
  if (website) return
  const isOfDraft = eq(previewRemarks.preview_id, draft.id)
  const repeatCount = await db().$count(
    previewRemarks,
    and(
      isOfDraft,
      eq(previewRemarks.name, form.name),
      eq(previewRemarks.text, form.text),
      eq(previewRemarks.place, form.place),
      mayBeRepeated(previewRemarks.created_at),
    ),
  )
  if (repeatCount > 0) return
  if ((await db().$count(previewRemarks, isOfDraft)) >= remarksMax)
    throw new Problem('conflict', 'problems.draft_remarks_full')
  await insertRow(previewRemarks, form)
}

/** @throws Problem not_found */
export async function updateRemark({ id, is_done }: { id: number; is_done: boolean }): Promise<void> {
  requireRow(
    await db()
      .update(previewRemarks)
      .set({ is_done })
      .where(eq(previewRemarks.id, id))
      .returning({ id: previewRemarks.id }),
  )
}

export function deleteRemark(id: number): Promise<void> {
  return deleteRow(previewRemarks, id)
}
