import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import {
  eventAgendaPictures,
  eventDates,
  eventGalleryImages,
  eventPartners,
  eventPresentations,
  eventPresenters,
  events,
  eventSessions,
} from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import { requireRow } from '@/lib/platform/api/rows'
import { readDatabaseTime } from '@/lib/platform/schedule/queries'
import { cacheRead } from '@/lib/platform/cache/cached'
import { isPhotograph } from '@/lib/platform/files/picture-kinds'
import { fileUrl } from '@/lib/platform/files/url'
import { archivedYear } from '@/lib/platform/site/event-paths'
import {
  type Edition,
  type EditionChoice,
  type EditionRow,
  type EditionWithDays,
  type EventDay,
  galleryPhotographsMin,
} from './schema'
import { isEarlierEditionSql } from '@/lib/platform/records/shown'
import { type EditionState, readEditionState } from './state'

const videos = alias(files, 'videos')

const isEarlier = isEarlierEditionSql((name) => sql`${events[name]}`)

function selectEditions(where: SQL | undefined, order: SQL[]) {
  return db()
    .select({
      row: events,
      is_earlier: isEarlier,
      image: { ...shownFile, width: files.width, height: files.height },
      video: { key: videos.key, name: videos.name, original_name: videos.original_name },
    })
    .from(events)
    .leftJoin(files, eq(files.id, events.image_file_id))
    .leftJoin(videos, eq(videos.id, events.video_file_id))
    .where(where)
    .orderBy(...order)
}

const newestFirst = [desc(events.year), desc(events.id)]

type EditionAndFiles = Awaited<ReturnType<typeof selectEditions>>[number]

function editionAnswer({ row, is_earlier, image, video }: EditionAndFiles): Edition {
  return {
    id: row.id,
    event: row.event,
    event_en: row.event_en,
    year: row.year,
    place: row.place,
    place_en: row.place_en,
    venue: row.venue,
    venue_en: row.venue_en,
    address: row.address,
    address_en: row.address_en,
    invitation: row.invitation,
    invitation_en: row.invitation_en,
    about: row.about,
    about_en: row.about_en,
    video: video && fileUrl(video),
    image: image && fileUrl(image),
    image_width: image?.width ?? null,
    image_height: image?.height ?? null,
    is_current: row.is_current,
    is_earlier,
    is_frozen: row.frozen_at !== null,
  }
}

async function listEditionsWhere(where?: SQL): Promise<Edition[]> {
  return (await selectEditions(where, newestFirst)).map(editionAnswer)
}

const rowAnswer = (one: EditionAndFiles): EditionRow => ({
  ...editionAnswer(one),
  video_name: one.video?.original_name ?? null,
  version: one.row.version,
})

/** Lists the editions for the office: the live one first, then the newest. */
export async function listAdminEditions(): Promise<EditionRow[]> {
  return (await selectEditions(undefined, [desc(events.is_current), ...newestFirst])).map(rowAnswer)
}

/** Reads an edition for its form. @throws Problem not_found */
export async function getEdition(id: number): Promise<EditionRow> {
  return rowAnswer(requireRow(await selectEditions(eq(events.id, id), [])))
}

/** Returns the SQL of the number of a chosen edition; it is null for `live` when no edition is live. */
export function editionIdSql(choice: EditionChoice): SQL<number | null> {
  return choice === 'live'
    ? sql<number | null>`(select ${events.id} from ${events} where ${events.is_current})`
    : sql<number | null>`${choice}::integer`
}

/** Reads the live edition; null when there is none. */
export const currentEdition = cacheRead('event-current', ['event'], async (): Promise<Edition | null> => {
  const [current] = await listEditionsWhere(eq(events.is_current, true))
  return current ?? null
})

/** Lists all editions, the newest first. */
export const listEditions = cacheRead('event-editions', ['event'], (): Promise<Edition[]> =>
  listEditionsWhere(),
)

/** Reads the newest edition of a year; null when there is none. */
const editionOfYear = cacheRead('event-of-year', ['event'], async (year: number): Promise<Edition | null> => {
  const [newest] = await listEditionsWhere(eq(events.year, year))
  return newest ?? null
})

/** Lists the editions before the live one that have pages under their year, the newest first. */
export async function listEarlierEditions(): Promise<Edition[]> {
  return (await listEditions()).filter(({ is_earlier }) => is_earlier)
}

/** Finds an earlier edition by the year in an address, such as `2024`; null when there is none. */
export async function findEarlierEdition(year: string): Promise<Edition | null> {
  if (!/^\d{4}$/.test(year)) return null
  return (await listEarlierEditions()).find((edition) => edition.year === Number(year)) ?? null
}

/** Whether each part of an edition has content, so that the menu leads only to filled pages. */
export type EditionParts = Record<
  'agenda' | 'presentation' | 'gallery' | 'speakers' | 'sponsors' | 'exhibitors',
  boolean
>

/** Finds out which parts of an edition have content. */
export const editionParts = cacheRead(
  'event-parts',
  ['event', 'event-agenda', 'event-presentations', 'event-gallery'],
  async (eventId: number): Promise<EditionParts> => {
    const existsOnDays = (table: PgTable) =>
      sql`exists (select from ${eventDates} join ${table} part on part.event_date_id = ${eventDates.id}
        where ${eventDates.event_id} = ${eventId})`
    const existsPartner = (role: 'sponsor' | 'exhibitor') =>
      sql`exists (select from ${eventPartners} where event_id = ${eventId} and role = ${role})`
    const { rows } = await db().execute<EditionParts>(sql`select
      ${existsOnDays(eventSessions)} or ${existsOnDays(eventAgendaPictures)} as agenda,
      ${existsOnDays(eventPresentations)} as presentation,
      (select count(*) from ${eventDates} join ${eventGalleryImages} part on part.event_date_id = ${eventDates.id}
        join ${files} on ${files.id} = part.image_file_id
        where ${eventDates.event_id} = ${eventId} and ${isPhotograph}) >= ${galleryPhotographsMin} as gallery,
      exists (select from ${eventPresenters} where event_id = ${eventId}) as speakers,
      ${existsPartner('sponsor')} as sponsors,
      ${existsPartner('exhibitor')} as exhibitors`)
    return requireRow(rows)
  },
)

async function readEventDays(eventId: number): Promise<EventDay[]> {
  return db()
    .select({
      id: eventDates.id,
      event_id: eventDates.event_id,
      number: sql<number>`row_number() over (order by ${eventDates.event_date})`.mapWith(Number),
      day: eventDates.day,
      day_en: eventDates.day_en,
      event_date: eventDates.event_date,
    })
    .from(eventDates)
    .where(eq(eventDates.event_id, eventId))
    .orderBy(asc(eventDates.event_date))
}

/** Reads the days of an edition in the order of their dates. */
export const listEventDays = cacheRead('event-days', ['event'], readEventDays)

/** Whether the last day of an edition has ended. */
export const isEditionOver = cacheRead(
  'event-over',
  ['event', 'event-end'],
  async (eventId: number): Promise<boolean> => {
    const [days] = await db()
      .select({ isOver: sql<boolean | null>`max(${eventDates.ends_at}) <= now()` })
      .from(eventDates)
      .where(eq(eventDates.event_id, eventId))
    return days?.isOver ?? false
  },
)

/** Reads where an edition is in time, by the clock of the database. */
export const getEditionState = cacheRead(
  'event-state',
  ['event', 'event-now'],
  async (eventId: number): Promise<EditionState> =>
    readEditionState(await readEventDays(eventId), await readDatabaseTime()),
)

/** Whether an edition, or the edition of a day, is frozen, so that none of its content may change. */
export async function isEditionFrozen(
  editionOrDay: { eventId: number } | { dayId: number },
): Promise<boolean> {
  const isIt =
    'eventId' in editionOrDay ? eq(events.id, editionOrDay.eventId) : eq(eventDates.id, editionOrDay.dayId)
  const rows = await db()
    .select({ id: events.id })
    .from(events)
    .leftJoin(eventDates, eq(eventDates.event_id, events.id))
    .where(and(isIt, isNotNull(events.frozen_at)))
    .limit(1)
  return rows.length > 0
}

/** Reads the edition of the archived site with its days; null when there is no such edition. */
export async function getArchivedEdition(): Promise<EditionWithDays | null> {
  const edition = await editionOfYear(archivedYear)
  return edition && readEditionWithDays(edition)
}

/** Reads the days of an edition and returns the edition with them. */
export async function readEditionWithDays(edition: Edition): Promise<EditionWithDays> {
  return { edition, days: await listEventDays(edition.id) }
}

/** Reads the edition after the given one with its days; null unless these are known and not yet there. */
export async function getNextEdition({ year }: Edition): Promise<EditionWithDays | null> {
  const next = (await listEditions()).findLast((edition) => edition.year > year)
  if (!next) return null
  const { name } = await getEditionState(next.id)
  return name === 'open' || name === 'near' ? readEditionWithDays(next) : null
}

/** Reads the live edition with its days; null when there is none. */
export async function getLiveEdition(): Promise<EditionWithDays | null> {
  const edition = await currentEdition()
  return edition && readEditionWithDays(edition)
}
