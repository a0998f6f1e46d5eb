import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventDates, eventHalls, eventPresentations, events } from '@/db/schema/event'
import { files } from '@/db/schema/files'
import type { SearchInput } from '@/lib/platform/api/listing'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTermSql } from '@/lib/platform/search/match'
import { cacheRead } from '@/lib/platform/cache/cached'
import { namedFile } from '@/lib/platform/files/columns'
import { countStoredPdfPages } from '@/lib/platform/files/pdf-pages'
import { fileUrl } from '@/lib/platform/files/url'
import { formatClock } from '@/lib/platform/i18n/format'
import { editionIdSql, listEventDays } from '../editions/queries'
import type { Edition, EditionChoice, EventDay } from '../editions/schema'
import { listHalls } from '../halls/queries'
import type { Hall } from '../halls/schema'
import type { Presentation, PresentationRecord, PresentationRow } from './schema'

function selectPresentations() {
  return db()
    .select({
      row: eventPresentations,
      file: { ...namedFile, bytes: files.bytes },
      event_date: eventDates.event_date,
      hall_name: eventHalls.hall_name,
      event: events.event,
    })
    .from(eventPresentations)
    .innerJoin(files, eq(files.id, eventPresentations.pdf_file_id))
    .innerJoin(eventDates, eq(eventDates.id, eventPresentations.event_date_id))
    .innerJoin(eventHalls, eq(eventHalls.id, eventPresentations.hall_id))
    .innerJoin(events, eq(events.id, eventDates.event_id))
    .$dynamic()
}

type JoinedRow = Awaited<ReturnType<typeof selectPresentations>>[number]

function presentationAnswer({ row, file }: JoinedRow): Presentation {
  return {
    id: row.id,
    present_name: row.present_name,
    present_name_en: row.present_name_en,
    present_url: fileUrl(file),
    speakers: row.speakers,
    speakers_en: row.speakers_en,
    starts: row.starts_minutes === null ? '' : formatClock(row.starts_minutes),
    bytes: file.bytes,
  }
}

const rowAnswer = (record: JoinedRow): PresentationRow => ({
  ...presentationAnswer(record),
  event_date_id: record.row.event_date_id,
  hall_id: record.row.hall_id,
  event_date: record.event_date,
  hall_name: record.hall_name,
  event: record.event,
  present_url_name: record.file.original_name,
})

/** Orders documents by their start time; documents without a time come last. */
const byTime = [
  sql`${eventPresentations.starts_minutes} asc nulls last`,
  asc(eventPresentations.sequence),
  asc(eventPresentations.id),
]

/** Reads the documents of a day in a hall, in the order of their times. */
export const listPresentations = cacheRead(
  'event-presentations',
  ['event', 'event-presentations'],
  async (dayId: number, hallId: number): Promise<Presentation[]> => {
    const rows = await selectPresentations()
      .where(and(eq(eventPresentations.event_date_id, dayId), eq(eventPresentations.hall_id, hallId)))
      .orderBy(...byTime)
    return rows.map(presentationAnswer)
  },
)

/** Reads documents by their numbers, with the day and the hall of each. */
export async function listPresentationsByIds(
  ids: readonly number[],
): Promise<(Presentation & { event_date_id: number; hall_id: number })[]> {
  const rows = await selectPresentations().where(inArray(eventPresentations.id, [...ids]))
  return rows.map((record) => ({
    ...presentationAnswer(record),
    event_date_id: record.row.event_date_id,
    hall_id: record.row.hall_id,
  }))
}

/** Counts the pages of a document; null for an unknown document, or when the count fails. */
export const getPresentationPages = cacheRead(
  'event-presentation-pages',
  ['event-presentations'],
  async (id: number): Promise<number | null> => {
    const [file] = await db()
      .select({ key: files.key, name: files.name, bytes: files.bytes })
      .from(eventPresentations)
      .innerJoin(files, eq(files.id, eventPresentations.pdf_file_id))
      .where(eq(eventPresentations.id, id))
      .limit(1)
    if (!file) return null
    // The web page must render even when the pages of a PDF cannot be counted.
    return countStoredPdfPages(`${file.key}/${file.name}`, file.bytes).catch(() => null)
  },
)

/**
 * Lists a page of an edition's documents for the office. A search term limits the list to documents that
 * match the term.
 */
export async function listAdminPresentations({
  event,
  term,
  ...paging
}: Paging & SearchInput & { event: EditionChoice }): Promise<{
  presentations: PresentationRow[]
  total: number
  totalPages: number
}> {
  const where = and(
    eq(eventDates.event_id, editionIdSql(event)),
    await matchesTermSql(term, 'presentation', eventPresentations.id),
  )
  const total = await db().$count(
    db()
      .select({ id: eventPresentations.id })
      .from(eventPresentations)
      .innerJoin(eventDates, eq(eventDates.id, eventPresentations.event_date_id))
      .where(where),
  )
  const rows = await selectPresentations()
    .where(where)
    .orderBy(asc(eventDates.event_date), asc(eventHalls.sequence), asc(eventHalls.id), ...byTime)
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return { presentations: rows.map(rowAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}

/** Reads a document for its form. @throws Problem not_found */
export async function getPresentation(id: number): Promise<PresentationRecord> {
  const row = requireRow(await selectPresentations().where(eq(eventPresentations.id, id)))
  return { ...rowAnswer(row), version: row.row.version }
}

/** The content of the page of a day and a hall; `presentation` is the document that the page shows. */
export type PresentationPageContent = {
  edition: Edition | null
  days: EventDay[]
  day: EventDay | null
  halls: Hall[]
  hall: Hall | null
  presentations: Presentation[]
  presentation: Presentation | null
}

/**
 * Reads the documents of a day and a hall. For a number that is missing in the path it takes the first day,
 * hall or document.
 * @returns null for an unknown hall or document, or for a day above 1 that does not exist. If there is no
 * first day, hall or document, its field is null.
 */
export async function readPresentationPage(
  edition: Edition | null,
  [dayNumber = 1, hallId, id]: readonly number[],
): Promise<PresentationPageContent | null> {
  const [days, halls] = edition
    ? await Promise.all([listEventDays(edition.id), listHalls(edition.id)])
    : [[], []]
  const day = days[dayNumber - 1] ?? null
  const hall = (hallId === undefined ? halls[0] : halls.find((each) => each.id === hallId)) ?? null
  if ((!day && dayNumber > 1) || (!hall && hallId !== undefined)) return null
  const presentations = day && hall ? await listPresentations(day.id, hall.id) : []
  const presentation =
    (id === undefined ? presentations[0] : presentations.find((each) => each.id === id)) ?? null
  if (!presentation && id !== undefined) return null
  return { edition, days, day, halls, hall, presentations, presentation }
}
