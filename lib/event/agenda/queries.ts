import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  eventAgendaPictures,
  eventDates,
  eventHalls,
  eventPresenters,
  events,
  eventSessionPresenters,
  eventSessions,
} from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { readDatabaseTime } from '@/lib/platform/schedule/queries'
import { currentEdition, listEventDays } from '@/lib/event/editions/queries'
import { languages } from '@/lib/event/editions/schema'
import { fileUrl } from '@/lib/platform/files/url'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatClock, formatDate } from '@/lib/platform/i18n/format'
import { findNextTalks, type NextTalks } from './next-talks'
import type {
  AgendaDay,
  AgendaHall,
  AgendaItem,
  AgendaListQuery,
  AgendaPicture,
  AgendaPictureRecord,
  Session,
  SessionChoices,
  SessionListQuery,
  SessionRecord,
  SessionRow,
} from './schema'

/** Returns the number of the requested edition, or of the live one; null when there is none. */
export async function requestedOrLiveEditionId(editionId: number | undefined): Promise<number | null> {
  return editionId ?? (await currentEdition())?.id ?? null
}

function selectSessions() {
  return db()
    .select({
      row: eventSessions,
      hall: eventHalls,
      event_date: eventDates.event_date,
      event_id: eventDates.event_id,
    })
    .from(eventSessions)
    .innerJoin(eventDates, eq(eventDates.id, eventSessions.event_date_id))
    .leftJoin(eventHalls, eq(eventHalls.id, eventSessions.hall_id))
    .$dynamic()
}
type FoundSession = Awaited<ReturnType<typeof selectSessions>>[number]

const inOrder = [
  asc(eventDates.event_date),
  asc(eventSessions.starts_minutes),
  // Sessions without a hall, which are for everybody, come before sessions in a hall.
  sql`${eventHalls.sequence} nulls first`,
  asc(eventSessions.id),
]

type Speaker = Session['presenters'][number]

/** Reads the key speakers of sessions, as a map by the number of the session. */
async function readSpeakersBySession(where: SQL | undefined): Promise<ReadonlyMap<number, Speaker[]>> {
  const rows = await db()
    .select({
      session_id: eventSessionPresenters.session_id,
      id: eventPresenters.id,
      name: eventPresenters.name,
      name_en: eventPresenters.name_en,
    })
    .from(eventSessionPresenters)
    .innerJoin(eventPresenters, eq(eventPresenters.id, eventSessionPresenters.presenter_id))
    .innerJoin(eventSessions, eq(eventSessions.id, eventSessionPresenters.session_id))
    .innerJoin(eventDates, eq(eventDates.id, eventSessions.event_date_id))
    .where(where)
    .orderBy(asc(eventSessionPresenters.sequence), asc(eventPresenters.id))
  const all = new Map<number, Speaker[]>()
  for (const { session_id, ...speaker } of rows)
    all.set(session_id, [...(all.get(session_id) ?? []), speaker])
  return all
}

function sessionAnswer({ row, hall }: FoundSession, speakers: readonly Speaker[] = []): Session {
  return {
    id: row.id,
    event_date_id: row.event_date_id,
    hall_id: row.hall_id,
    hall_name: hall?.hall_name ?? '',
    hall_name_en: hall?.hall_name_en ?? '',
    starts_minutes: row.starts_minutes,
    ends_minutes: row.ends_minutes,
    start_time: formatClock(row.starts_minutes),
    end_time: formatClock(row.ends_minutes),
    kind: row.kind,
    title: row.title,
    title_en: row.title_en,
    summary: row.summary,
    summary_en: row.summary_en,
    speakers: row.speakers,
    speakers_en: row.speakers_en,
    presenters: [...speakers],
    created_at: row.created_at.toISOString(),
  }
}

async function readSessionsWhere(where: SQL): Promise<Session[]> {
  const [rows, speakers] = await Promise.all([
    selectSessions()
      .where(where)
      .orderBy(...inOrder),
    readSpeakersBySession(where),
  ])
  return rows.map((record) => sessionAnswer(record, speakers.get(record.row.id)))
}

type DayItem = AgendaItem & { event_date_id: number }

async function readDayPictures(eventId: number, languageId: number): Promise<DayItem[]> {
  const rows = await db()
    .select({
      id: eventAgendaPictures.id,
      event_date_id: eventAgendaPictures.event_date_id,
      file: { ...shownFile, width: files.width, height: files.height },
    })
    .from(eventAgendaPictures)
    .innerJoin(eventDates, eq(eventDates.id, eventAgendaPictures.event_date_id))
    .innerJoin(files, eq(files.id, eventAgendaPictures.image_file_id))
    .where(and(eq(eventDates.event_id, eventId), eq(eventAgendaPictures.language_id, languageId)))
    .orderBy(asc(eventDates.event_date), asc(eventAgendaPictures.id))
  return rows.map(({ id, event_date_id, file }) => ({
    id,
    event_date_id,
    agenda_image: fileUrl(file),
    width: file.width,
    height: file.height,
  }))
}

/** Reads the days of an edition, each with its sessions and with its pictures in one language. */
export const listAgenda = cacheRead(
  'event-agenda',
  ['event', 'event-agenda'],
  async (eventId: number, languageId: number): Promise<AgendaDay[]> => {
    const [days, pictures, sessions] = await Promise.all([
      listEventDays(eventId),
      readDayPictures(eventId, languageId),
      readSessionsWhere(eq(eventDates.event_id, eventId)),
    ])
    return days.map(({ id, number, day, day_en, event_date }) => ({
      event_date_id: id,
      number,
      day,
      day_en,
      event_date,
      agenda_items: pictures
        .filter(({ event_date_id }) => event_date_id === id)
        .map(({ event_date_id: _, ...item }) => item),
      sessions: sessions.filter(({ event_date_id }) => event_date_id === id),
    }))
  },
)

/** Reads what runs in the halls or comes next there, by the clock of the database; null when nothing is left. */
export const getNextTalks = cacheRead(
  'event-next-talks',
  ['event', 'event-agenda', 'event-now'],
  async (eventId: number): Promise<NextTalks | null> =>
    findNextTalks(await listAgenda(eventId, languages[0].id), await readDatabaseTime()),
)

/** Reads the halls of an edition in the order that the office chose. */
export const listAgendaHalls = cacheRead(
  'event-agenda-halls',
  ['event'],
  (eventId: number): Promise<AgendaHall[]> =>
    db()
      .select({
        id: eventHalls.id,
        hall_name: eventHalls.hall_name,
        hall_name_en: eventHalls.hall_name_en,
        seats: eventHalls.seats,
      })
      .from(eventHalls)
      .where(eq(eventHalls.event_id, eventId))
      .orderBy(asc(eventHalls.sequence), asc(eventHalls.id)),
)

/**
 * Reads the agenda of the given edition, or of the live one, with the pictures and the name of each day
 * (`day`) in one language. Returns no days when there is no edition.
 */
export async function listRequestedAgenda(
  editionId: number | undefined,
  languageId: number,
): Promise<AgendaDay[]> {
  const eventId = await requestedOrLiveEditionId(editionId)
  if (eventId === null) return []
  const days = await listAgenda(eventId, languageId)
  const locale = languages.find(({ id }) => id === languageId)?.locale ?? 'mn'
  return days.map((each) => ({ ...each, day: bilingualText(each, 'day', locale).text }))
}

function selectPictures() {
  return db()
    .select({
      row: eventAgendaPictures,
      file: shownFile,
      event_date: eventDates.event_date,
      day: eventDates.day,
      event: events.event,
    })
    .from(eventAgendaPictures)
    .innerJoin(files, eq(files.id, eventAgendaPictures.image_file_id))
    .innerJoin(eventDates, eq(eventDates.id, eventAgendaPictures.event_date_id))
    .innerJoin(events, eq(events.id, eventDates.event_id))
    .$dynamic()
}

const languageName = (id: number) => languages.find((language) => language.id === id)?.language ?? ''

function pictureAnswer(record: Awaited<ReturnType<typeof selectPictures>>[number]): AgendaPicture {
  const { row, file, event_date, day, event } = record
  return {
    id: row.id,
    event_date_id: row.event_date_id,
    language_id: row.language_id,
    agenda_image: fileUrl(file),
    event_date,
    day,
    event,
    language: languageName(row.language_id),
    version: row.version,
  }
}

/** Lists a page of an edition's agenda pictures for the office, in the order of the days. */
export async function listAgendaPictures(
  query: AgendaListQuery,
): Promise<{ agenda: AgendaPicture[]; total: number; totalPages: number }> {
  const eventId = await requestedOrLiveEditionId(query.event)
  if (eventId === null) return { agenda: [], total: 0, totalPages: 0 }
  const isOfEdition = sql`${eventAgendaPictures.event_date_id} in (select id from ${eventDates} where event_id = ${eventId})`
  const where = and(
    isOfEdition,
    query.language ? eq(eventAgendaPictures.language_id, query.language) : undefined,
  )
  const total = await db().$count(eventAgendaPictures, where)
  const rows =
    offsetOf(query) >= total
      ? []
      : await selectPictures()
          .where(where)
          .orderBy(
            asc(eventDates.event_date),
            asc(eventAgendaPictures.language_id),
            asc(eventAgendaPictures.id),
          )
          .limit(query.limit)
          .offset(offsetOf(query))
  return { agenda: rows.map(pictureAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads an agenda picture for its form. @throws Problem not_found */
export async function getAgendaPicture(id: number): Promise<AgendaPictureRecord> {
  const picture = pictureAnswer(requireRow(await selectPictures().where(eq(eventAgendaPictures.id, id))))
  return { ...picture, image: picture.agenda_image }
}

/** Lists a page of the sessions of a day or of an edition for the office, by day, start and hall. */
export async function listSessions(
  query: SessionListQuery,
): Promise<{ sessions: SessionRow[]; total: number; totalPages: number }> {
  const eventId = await requestedOrLiveEditionId(query.event)
  if (eventId === null) return { sessions: [], total: 0, totalPages: 0 }
  // A day already determines the edition.
  const where = query.day
    ? eq(eventSessions.event_date_id, query.day)
    : sql`${eventSessions.event_date_id} in (select id from ${eventDates} where event_id = ${eventId})`
  const total = await db().$count(eventSessions, where)
  const rows =
    offsetOf(query) >= total
      ? []
      : await selectSessions()
          .where(where)
          .orderBy(...inOrder)
          .limit(query.limit)
          .offset(offsetOf(query))
  const ids = rows.map(({ row }) => row.id)
  const speakers = await readSpeakersBySession(inArray(eventSessions.id, ids))
  const sessions = rows.map((each) => {
    const answer = sessionAnswer(each, speakers.get(each.row.id))
    const time = `${answer.start_time}–${answer.end_time}`
    return { ...answer, event_date: each.event_date, hall: answer.hall_name, time }
  })
  return { sessions, total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads a session for its form. @throws Problem not_found */
export async function getSession(id: number): Promise<SessionRecord> {
  const row = requireRow(await selectSessions().where(eq(eventSessions.id, id)))
  const speakers = (await readSpeakersBySession(eq(eventSessions.id, id))).get(id) ?? []
  return {
    ...sessionAnswer(row, speakers),
    event_id: row.event_id,
    presenter_ids: speakers.map((speaker) => speaker.id),
    version: row.row.version,
  }
}

/** Lists the days, halls and key speakers that the form of a session offers. */
export async function listSessionChoices(editionId: number | undefined): Promise<SessionChoices> {
  const eventId = await requestedOrLiveEditionId(editionId)
  if (eventId === null) return { days: [], halls: [], presenters: [] }
  const [days, halls, speakers] = await Promise.all([
    listEventDays(eventId),
    listAgendaHalls(eventId),
    db()
      .select({ id: eventPresenters.id, name: eventPresenters.name })
      .from(eventPresenters)
      .where(eq(eventPresenters.event_id, eventId))
      .orderBy(asc(eventPresenters.presenter_queue), asc(eventPresenters.id)),
  ])
  return {
    days: days.map(({ id, day, event_date }) => ({ id, name: `${formatDate(event_date, 'mn')} · ${day}` })),
    halls: halls.map(({ id, hall_name }) => ({ id, name: hall_name })),
    presenters: speakers,
  }
}

/** Reads the sessions of an edition for the import and the export of a file. */
export async function readSessionRowsOfEdition(
  eventId: number,
): Promise<(typeof eventSessions.$inferSelect & { event_date: string })[]> {
  const rows = await selectSessions()
    .where(eq(eventDates.event_id, eventId))
    .orderBy(...inOrder)
  return rows.map(({ row, event_date }) => ({ ...row, event_date }))
}
