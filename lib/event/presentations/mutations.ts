import { and, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventDates, eventHalls, eventPresentations } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import { refuseFrozenDayRows } from '../edition-rows'
import { refuseFrozenEdition } from '../editions/frozen'
import type { PresentationForm, PresentationUpdate } from './schema'

const presentationColumns = ({ starts, pdf: _pdf, ...form }: Omit<PresentationUpdate, 'id' | 'version'>) => ({
  ...form,
  starts_minutes: starts,
})

/** @throws Problem bad_input when day or hall is unknown, or when they belong to different editions */
async function assertDayAndHallOfOneEdition(form: { event_date_id: number; hall_id: number }): Promise<void> {
  const [day] = await db().select().from(eventDates).where(eq(eventDates.id, form.event_date_id))
  if (!day) throw Problem.ofField('event_date_id', 'validation.eventDay')
  const [hall] = await db()
    .select({ id: eventHalls.id })
    .from(eventHalls)
    .where(and(eq(eventHalls.id, form.hall_id), eq(eventHalls.event_id, day.event_id)))
  if (!hall) throw Problem.ofField('hall_id', 'validation.hall.otherEdition')
}

/** Adds a document after all other documents of its day and hall. */
export async function insertPresentation(form: PresentationForm, pdf: StoredFile): Promise<{ id: number }> {
  await refuseFrozenEdition({ dayId: form.event_date_id })
  await assertDayAndHallOfOneEdition(form)
  return insertRow(eventPresentations, {
    ...presentationColumns(form),
    pdf_file_id: pdf.id,
    sequence: sql`(select coalesce(max(sequence), 0) + 1 from ${eventPresentations}
      where event_date_id = ${form.event_date_id} and hall_id = ${form.hall_id})`,
  })
}

/**
 * Changes a document; without a new file the stored file stays.
 * @throws Problem not_found, bad_input, or conflict when somebody saved the document since `version` or the
 * edition of its old or new day is frozen
 */
export async function updatePresentation(
  { id, version, ...form }: PresentationUpdate,
  pdf: StoredFile | undefined,
): Promise<{ version: number }> {
  await refuseFrozenDayRows(eventPresentations, [id])
  await refuseFrozenEdition({ dayId: form.event_date_id })
  await assertDayAndHallOfOneEdition(form)
  return updateRow(
    eventPresentations,
    { id, version },
    { ...presentationColumns(form), pdf_file_id: pdf?.id },
  )
}

export async function deletePresentation(id: number): Promise<void> {
  await refuseFrozenDayRows(eventPresentations, [id])
  await deleteRow(eventPresentations, id)
}
