import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  eventDates,
  eventHalls,
  eventPresenters,
  events,
  eventSessionPresenters,
  eventSessions,
} from '@/db/schema/event'
import { files } from '@/db/schema/files'
import type { Searched } from '@/lib/api/listing'
import { offsetOf, pagesOf, type Paging } from '@/lib/api/paging'
import { found } from '@/lib/api/rows'
import { matches } from '@/lib/search/match'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import { chosenEdition } from '../editions/queries'
import type { EditionChoice } from '../editions/schema'
import type { Presenter, PresenterProfile, PresenterRecord, PresenterRow, PresenterSession } from './schema'

function selectPresenters() {
  return db()
    .select({
      row: eventPresenters,
      profile: { key: files.key, name: files.name },
      event: events.event,
    })
    .from(eventPresenters)
    .innerJoin(files, eq(files.id, eventPresenters.profile_file_id))
    .innerJoin(events, eq(events.id, eventPresenters.event_id))
    .$dynamic()
}

type Found = Awaited<ReturnType<typeof selectPresenters>>[number]

function presenterAnswer({ row, profile }: Found): Presenter {
  return {
    id: row.id,
    name_mn: row.name,
    name_en: row.name_en,
    position_mn: row.position,
    position_en: row.position_en,
    profile_img: fileUrl(profile),
    event_id: row.event_id,
    presenter_queue: row.presenter_queue,
  }
}

const rowAnswer = (found: Found): PresenterRow => ({
  ...presenterAnswer(found),
  event: found.event,
  created_at: found.row.created_at.toISOString(),
})

const inOrder = [asc(eventPresenters.presenter_queue), asc(eventPresenters.id)]

/** The key speakers of an edition in their order. */
export const listPresenters = cached(
  'event-presenters',
  [tags.event, tags.eventAgenda],
  async (eventId: number): Promise<Presenter[]> => {
    const rows = await selectPresenters()
      .where(eq(eventPresenters.event_id, eventId))
      .orderBy(...inOrder)
    return rows.map(presenterAnswer)
  },
)

/** Key speakers by their numbers, with what is told about them. */
export async function listPresentersByIds(
  ids: readonly number[],
): Promise<(Presenter & Pick<PresenterProfile, 'about' | 'about_en'>)[]> {
  const rows = await selectPresenters().where(inArray(eventPresenters.id, [...ids]))
  return rows.map((found) => ({
    ...presenterAnswer(found),
    about: found.row.about,
    about_en: found.row.about_en,
  }))
}

function sessionsOf(presenterId: number): Promise<PresenterSession[]> {
  return db()
    .select({
      id: eventSessions.id,
      title: eventSessions.title,
      title_en: eventSessions.title_en,
      hall_id: eventSessions.hall_id,
      hall_name: eventHalls.hall_name,
      hall_name_en: eventHalls.hall_name_en,
      event_id: eventDates.event_id,
      event_date: eventDates.event_date,
      starts_minutes: eventSessions.starts_minutes,
      ends_minutes: eventSessions.ends_minutes,
    })
    .from(eventSessionPresenters)
    .innerJoin(eventSessions, eq(eventSessions.id, eventSessionPresenters.session_id))
    .innerJoin(eventDates, eq(eventDates.id, eventSessions.event_date_id))
    .leftJoin(eventHalls, eq(eventHalls.id, eventSessions.hall_id))
    .where(eq(eventSessionPresenters.presenter_id, presenterId))
    .orderBy(asc(eventDates.event_date), asc(eventSessions.starts_minutes), asc(eventSessions.id))
}

/** A speaker with what it speaks in, in the order of time. @returns null for an unknown one */
export const getPresenterProfile = cached(
  'event-presenter',
  [tags.event, tags.eventAgenda],
  async (id: number): Promise<PresenterProfile | null> => {
    const [row] = await selectPresenters().where(eq(eventPresenters.id, id)).limit(1)
    if (!row) return null
    const { about, about_en } = row.row
    return { ...presenterAnswer(row), about, about_en, sessions: await sessionsOf(id) }
  },
)

/** The key speakers of an edition for the office. */
export async function listAdminPresenters({
  event,
  term,
  ...paging
}: Paging & Searched & { event: EditionChoice }): Promise<{
  presenter: PresenterRow[]
  total: number
  totalPages: number
}> {
  const where = and(
    eq(eventPresenters.event_id, chosenEdition(event)),
    await matches(term, 'speaker', eventPresenters.id),
  )
  const total = await db().$count(eventPresenters, where)
  const rows = await selectPresenters()
    .where(where)
    .orderBy(...inOrder)
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return { presenter: rows.map(rowAnswer), total, totalPages: pagesOf(total, paging.limit) }
}

/** A speaker as the form opens it. @throws Problem not_found */
export async function getPresenter(id: number): Promise<PresenterRecord> {
  const row = found(await selectPresenters().where(eq(eventPresenters.id, id)))
  const { about, about_en, version } = row.row
  return { ...rowAnswer(row), about, about_en, version }
}
