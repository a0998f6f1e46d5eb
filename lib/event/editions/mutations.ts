import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  eventDates,
  eventHalls,
  eventPartners,
  eventPresenters,
  eventRegistrations,
  events,
  eventScans,
  eventStatistics,
} from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, requireRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { markMentionedFilesUsed } from '@/lib/platform/files/references'
import type { StoredFile } from '@/lib/platform/files/store'
import { sanitiseRichText } from '@/lib/platform/rich-text/sanitise'
import { refuseFrozenEdition } from './frozen'
import { aboutMax, type EditionForm, type EditionUpdate } from './schema'

const selectEdition = (id: number) => db().select().from(events).where(eq(events.id, id))

/**
 * Copies days, halls, figures and organisers from one edition to another. The copied days begin on `firstDay`
 * and keep the intervals between them. Agenda, people and registrations are not copied.
 */
async function copyDaysHallsFiguresOrganisers(
  sourceEditionId: number,
  targetEditionId: number,
  firstDay: string,
): Promise<void> {
  await db().execute(sql`
    insert into ${eventDates} (event_id, day, day_en, event_date)
    select ${targetEditionId}::integer, day, day_en, ${firstDay}::date + (event_date - min(event_date) over ())
    from ${eventDates} where event_id = ${sourceEditionId} order by event_date`)
  await db().execute(sql`
    insert into ${eventHalls} (event_id, hall_name, hall_name_en, seats, sequence)
    select ${targetEditionId}::integer, hall_name, hall_name_en, seats, sequence
    from ${eventHalls} where event_id = ${sourceEditionId} order by sequence, id`)
  await db().execute(sql`
    insert into ${eventStatistics} (event_id, figure, label, label_en, sequence)
    select ${targetEditionId}::integer, figure, label, label_en, sequence
    from ${eventStatistics} where event_id = ${sourceEditionId} order by sequence, id`)
  await db().execute(sql`
    insert into ${eventPartners} (event_id, role, name, name_en, about, about_en, link, logo_file_id, sequence)
    select ${targetEditionId}::integer, role, name, name_en, about, about_en, link, logo_file_id, sequence
    from ${eventPartners} where event_id = ${sourceEditionId} and role = 'organiser' order by sequence, id`)
}

/**
 * Adds an edition, which is not live yet. With `from` it copies the texts, film, picture, days, halls,
 * figures and organisers of the edition `from`.
 * @throws Problem bad_input when the edition `from` is unknown
 */
export async function insertEdition({ from, first_day, ...names }: EditionForm): Promise<{ id: number }> {
  if (from === null) return insertRow(events, names)
  const [source] = await selectEdition(from)
  if (!source) throw Problem.ofField('from', 'validation.id')
  const { invitation, invitation_en, about, about_en, video_file_id, image_file_id } = source
  const texts = { invitation, invitation_en, about, about_en, video_file_id, image_file_id }
  const { id } = await insertRow(events, { ...names, ...texts })
  await copyDaysHallsFiguresOrganisers(from, id, first_day ?? '')
  return { id }
}

type Files = { video?: StoredFile | undefined; image?: StoredFile | undefined }

/**
 * @throws Problem not_found; bad_input when a sanitised text is too long; conflict when the edition is frozen
 * or somebody saved the edition since `version`
 */
export async function updateEdition(
  { id, version, video_removed, image_removed, video: _video, image: _image, ...form }: EditionUpdate,
  { video, image }: Files,
): Promise<{ version: number }> {
  await refuseFrozenEdition({ eventId: id })
  const about = await sanitiseRichText(form.about)
  const about_en = await sanitiseRichText(form.about_en)
  if (about.length > aboutMax) throw Problem.ofField('about', 'validation.tooLong', { max: aboutMax })
  if (about_en.length > aboutMax) throw Problem.ofField('about_en', 'validation.tooLong', { max: aboutMax })
  await markMentionedFilesUsed(about, about_en)
  return updateRow(
    events,
    { id, version },
    {
      ...form,
      about,
      about_en,
      video_file_id: video?.id ?? (video_removed ? null : undefined),
      image_file_id: image?.id ?? (image_removed ? null : undefined),
    },
  )
}

/**
 * Makes an edition the live one; the edition that was live no longer is.
 * @throws Problem not_found, or conflict when the edition is frozen
 */
export async function makeEditionLive(id: number): Promise<void> {
  // Locks all editions in the order of their ids, so that two concurrent calls never deadlock.
  await db().select({ id: events.id }).from(events).orderBy(asc(events.id)).for('update')
  const edition = requireRow(await selectEdition(id))
  if (edition.frozen_at) throw new Problem('conflict', 'problems.edition_frozen')
  await db()
    .update(events)
    .set({ is_current: false })
    .where(and(eq(events.is_current, true), ne(events.id, id)))
  await db().update(events).set({ is_current: true }).where(eq(events.id, id))
}

/**
 * Freezes an edition; an edition that is already frozen stays frozen.
 * @throws Problem not_found, or conflict while the edition is live
 */
export async function freezeEdition(id: number): Promise<void> {
  const edition = requireRow(await selectEdition(id).for('update'))
  if (edition.is_current) throw new Problem('conflict', 'problems.edition_live')
  await db()
    .update(events)
    .set({ frozen_at: sql`coalesce(frozen_at, now())` })
    .where(eq(events.id, id))
}

/** @throws Problem not_found */
export async function unfreezeEdition(id: number): Promise<void> {
  requireRow(
    await db().update(events).set({ frozen_at: null }).where(eq(events.id, id)).returning({ id: events.id }),
  )
}

const partTables = [
  eventDates,
  eventStatistics,
  eventPartners,
  eventHalls,
  eventPresenters,
  eventRegistrations,
  eventScans,
] as const

/**
 * @throws Problem not_found, or conflict while the edition is live or frozen, or has days, partners or
 * other records
 */
export async function deleteEdition(id: number): Promise<void> {
  const edition = requireRow(await selectEdition(id).for('update'))
  if (edition.is_current) throw new Problem('conflict', 'problems.edition_live')
  await refuseFrozenEdition({ eventId: id })
  const isHeld = sql.join(
    partTables.map((table) => sql`exists (select from ${table} where event_id = ${id})`),
    sql` or `,
  )
  const { rows } = await db().execute<{ is_held: boolean }>(sql`select ${isHeld} as is_held`)
  if (rows[0]?.is_held) throw new Problem('conflict', 'problems.edition_in_use')
  await deleteRow(events, id)
}
