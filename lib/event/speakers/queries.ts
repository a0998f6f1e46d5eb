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
import { shownFile } from '@/lib/platform/files/columns'
import type { SearchInput } from '@/lib/platform/api/listing'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTermSql } from '@/lib/platform/search/match'
import { cacheRead } from '@/lib/platform/cache/cached'
import { fileUrl } from '@/lib/platform/files/url'
import { editionIdSql } from '../editions/queries'
import type { EditionChoice } from '../editions/schema'
import type { Speaker, SpeakerProfile, SpeakerRecord, SpeakerRow, SpeakerSession } from './schema'

function selectSpeakers() {
  return db()
    .select({
      row: eventPresenters,
      profile: shownFile,
      event: events.event,
    })
    .from(eventPresenters)
    .innerJoin(files, eq(files.id, eventPresenters.profile_file_id))
    .innerJoin(events, eq(events.id, eventPresenters.event_id))
    .$dynamic()
}

type JoinedRow = Awaited<ReturnType<typeof selectSpeakers>>[number]

function speakerAnswer({ row, profile }: JoinedRow): Speaker {
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

const rowAnswer = (record: JoinedRow): SpeakerRow => ({
  ...speakerAnswer(record),
  event: record.event,
  created_at: record.row.created_at.toISOString(),
})

const inOrder = [asc(eventPresenters.presenter_queue), asc(eventPresenters.id)]

/** Reads the key speakers of an edition in the order that the office chose. */
export const listSpeakers = cacheRead(
  'event-speakers',
  ['event', 'event-agenda'],
  async (eventId: number): Promise<Speaker[]> => {
    const rows = await selectSpeakers()
      .where(eq(eventPresenters.event_id, eventId))
      .orderBy(...inOrder)
    return rows.map(speakerAnswer)
  },
)

/** Reads key speakers by their ids, with the texts of their profiles. */
export async function listSpeakersByIds(
  ids: readonly number[],
): Promise<(Speaker & Pick<SpeakerProfile, 'about' | 'about_en'>)[]> {
  const rows = await selectSpeakers().where(inArray(eventPresenters.id, [...ids]))
  return rows.map((record) => ({
    ...speakerAnswer(record),
    about: record.row.about,
    about_en: record.row.about_en,
  }))
}

function readSpeakerSessions(speakerId: number): Promise<SpeakerSession[]> {
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
    .where(eq(eventSessionPresenters.presenter_id, speakerId))
    .orderBy(asc(eventDates.event_date), asc(eventSessions.starts_minutes), asc(eventSessions.id))
}

/**
 * Reads a speaker with the sessions of the speaker, in the order of time.
 * @returns null for an unknown speaker
 */
export const getSpeakerProfile = cacheRead(
  'event-speaker',
  ['event', 'event-agenda'],
  async (id: number): Promise<SpeakerProfile | null> => {
    const [row] = await selectSpeakers().where(eq(eventPresenters.id, id)).limit(1)
    if (!row) return null
    const { about, about_en } = row.row
    return { ...speakerAnswer(row), about, about_en, sessions: await readSpeakerSessions(id) }
  },
)

/**
 * Lists a page of an edition's key speakers for the office. A search term limits the list to speakers that
 * match the term.
 */
export async function listAdminSpeakers({
  event,
  term,
  ...paging
}: Paging & SearchInput & { event: EditionChoice }): Promise<{
  presenter: SpeakerRow[]
  total: number
  totalPages: number
}> {
  const where = and(
    eq(eventPresenters.event_id, editionIdSql(event)),
    await matchesTermSql(term, 'speaker', eventPresenters.id),
  )
  const total = await db().$count(eventPresenters, where)
  const rows = await selectSpeakers()
    .where(where)
    .orderBy(...inOrder)
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return { presenter: rows.map(rowAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}

/** Reads a speaker for the form. @throws Problem not_found */
export async function getSpeaker(id: number): Promise<SpeakerRecord> {
  const row = requireRow(await selectSpeakers().where(eq(eventPresenters.id, id)))
  const { about, about_en, version } = row.row
  return { ...rowAnswer(row), about, about_en, version }
}
