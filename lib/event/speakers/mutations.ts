import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventPresenters, eventSessionPresenters, eventSessions } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import { nextPlaceInEdition, saveOrderInEditions } from '../edition-rows'
import { refuseFrozenOrUnknownEdition, refuseFrozenRows } from '../editions/frozen'
import type { SpeakerForm, SpeakerOrder, SpeakerUpdate } from './schema'

const list = {
  table: eventPresenters,
  id: eventPresenters.id,
  edition: eventPresenters.event_id,
  place: eventPresenters.presenter_queue,
}

const speakerColumns = ({
  image: _image,
  name_mn,
  position_mn,
  ...form
}: Omit<SpeakerUpdate, 'id' | 'version' | 'presenter_queue'>) => ({
  ...form,
  name: name_mn,
  position: position_mn,
})

/** Adds a speaker at the end of the edition's order. */
export async function insertSpeaker(form: SpeakerForm, image: StoredFile): Promise<{ id: number }> {
  await refuseFrozenOrUnknownEdition(form.event_id)
  return insertRow(eventPresenters, {
    ...speakerColumns(form),
    profile_file_id: image.id,
    presenter_queue: nextPlaceInEdition(list, form.event_id),
  })
}

/**
 * Moves a speaker to a place in the edition's order, counted from 1; the places of the other speakers shift.
 */
async function moveSpeaker(id: number, eventId: number, place: number): Promise<void> {
  const others = db()
    .select({
      id: eventPresenters.id,
      rank: sql<number>`row_number() over (order by ${eventPresenters.presenter_queue}, ${eventPresenters.id})`.as(
        'rank',
      ),
    })
    .from(eventPresenters)
    .where(and(eq(eventPresenters.event_id, eventId), ne(eventPresenters.id, id)))
    .as('others')
  await db()
    .update(eventPresenters)
    .set({ presenter_queue: sql`${others.rank} + case when ${others.rank} >= ${place} then 1 else 0 end` })
    .from(others)
    .where(eq(eventPresenters.id, others.id))
  await db()
    .update(eventPresenters)
    .set({
      presenter_queue: sql`least(${place}, (select count(*) from ${eventPresenters} where ${eq(eventPresenters.event_id, eventId)}))`,
    })
    .where(eq(eventPresenters.id, id))
}

/** Refuses to move a speaker with sessions to another edition. @throws Problem conflict */
async function refuseSpeakerWithSessions(id: number): Promise<void> {
  const sessions = await db()
    .select({ title: eventSessions.title })
    .from(eventSessionPresenters)
    .innerJoin(eventSessions, eq(eventSessions.id, eventSessionPresenters.session_id))
    .where(eq(eventSessionPresenters.presenter_id, id))
    .orderBy(asc(eventSessions.id))
  const [first] = sessions
  if (first)
    throw Problem.ofField(
      'event_id',
      'problems.speaker_in_sessions',
      { title: first.title, count: sessions.length },
      'conflict',
    )
}

/**
 * Changes a speaker; without a new portrait the stored portrait stays.
 * @throws Problem not_found, bad_input for an unknown edition, or conflict when somebody saved the speaker
 * since `version`, when the old or new edition is frozen, or when a speaker who has sessions moves to another
 * edition
 */
export async function updateSpeaker(
  { id, version, presenter_queue: place, ...form }: SpeakerUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  await refuseFrozenRows(eventPresenters, [id])
  await refuseFrozenOrUnknownEdition(form.event_id)
  const [before] = await db()
    .select({ place: eventPresenters.presenter_queue, eventId: eventPresenters.event_id })
    .from(eventPresenters)
    .where(eq(eventPresenters.id, id))
    // The lock prevents other requests from adding the speaker to a session.
    .for('update')
  if (before && before.eventId !== form.event_id) await refuseSpeakerWithSessions(id)
  const answer = await updateRow(
    eventPresenters,
    { id, version },
    { ...speakerColumns(form), profile_file_id: image?.id },
  )
  if (place !== undefined && (place !== before?.place || form.event_id !== before.eventId))
    await moveSpeaker(id, form.event_id, place)
  return answer
}

export async function updateSpeakerOrder(order: SpeakerOrder): Promise<void> {
  await refuseFrozenRows(
    eventPresenters,
    order.map(({ id }) => id),
  )
  await saveOrderInEditions(list, order)
}

export async function deleteSpeaker(id: number): Promise<void> {
  await refuseFrozenRows(eventPresenters, [id])
  await deleteRow(eventPresenters, id)
}
