import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  eventAgendaPictures,
  eventDates,
  eventGalleryImages,
  eventPresentations,
  eventSessions,
} from '@/db/schema/event'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { refuseFrozenOrUnknownEdition, refuseFrozenRow } from '../editions/frozen'
import type { EventDateForm, EventDateUpdate } from './schema'

/** The edition already has a day on this date. */
const takenProblem = () => Problem.ofField('event_date', 'validation.event.dateTaken')

/** @throws Problem bad_input, or conflict when the edition is frozen */
export async function insertEventDate(form: EventDateForm): Promise<{ id: number }> {
  await refuseFrozenOrUnknownEdition(form.event_id)
  return writeOrRefuseTaken(() => insertRow(eventDates, form), takenProblem)
}

/**
 * @throws Problem not_found, bad_input, or conflict when the day's edition is frozen or somebody saved the
 * day since `version`
 */
export async function updateEventDate({
  id,
  version,
  ...form
}: EventDateUpdate): Promise<{ version: number }> {
  await refuseFrozenRow(eventDates, id)
  return writeOrRefuseTaken(() => updateRow(eventDates, { id, version }, form), takenProblem)
}

const partTables = [eventAgendaPictures, eventSessions, eventPresentations, eventGalleryImages] as const

/**
 * @throws Problem not_found, or conflict when the day's edition is frozen or other records belong to the day
 */
export async function deleteEventDate(id: number): Promise<void> {
  await refuseFrozenRow(eventDates, id)
  const isHeld = sql.join(
    partTables.map((table) => sql`exists (select from ${table} where event_date_id = ${id})`),
    sql` or `,
  )
  const { rows } = await db().execute<{ is_held: boolean }>(sql`select ${isHeld} as is_held`)
  if (rows[0]?.is_held) throw new Problem('conflict', 'problems.event_day_in_use')
  await deleteRow(eventDates, id)
}
