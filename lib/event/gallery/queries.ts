import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventDates, eventGalleryImages } from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { shownFile } from '@/lib/platform/files/columns'
import { isPhotograph } from '@/lib/platform/files/picture-kinds'
import { fileUrl } from '@/lib/platform/files/url'
import { currentEdition, type EditionParts, editionParts, listEventDays } from '../editions/queries'
import type { Edition, EventDay } from '../editions/schema'
import {
  galleryDayNumber,
  type GalleryImage,
  galleryPagesMax,
  galleryPageSize,
  type GalleryRow,
} from './schema'

/** Reads the ids of the days of all editions. */
const listDayIds = cacheRead('event-day-ids', ['event'], async (): Promise<number[]> => {
  const rows = await db().select({ id: eventDates.id }).from(eventDates)
  return rows.map(({ id }) => id)
})

/**
 * Returns the id of the day that a call names by a number. The number may be the id of a day of any edition.
 * If no day has this id, `galleryDayNumber` converts the number to the position of a day in the live edition.
 * @returns null when the live edition has no such day
 */
export async function findDayByIdOrNumber(dayIdOrNumber: number): Promise<number | null> {
  if ((await listDayIds()).includes(dayIdOrNumber)) return dayIdOrNumber
  const edition = await currentEdition()
  const days = edition ? await listEventDays(edition.id) : []
  return days[galleryDayNumber(dayIdOrNumber) - 1]?.id ?? null
}

function selectImages() {
  return db()
    .select({
      row: eventGalleryImages,
      file: {
        ...shownFile,
        width: files.width,
        height: files.height,
        kind: files.picture_kind,
      },
      event_date: eventDates.event_date,
    })
    .from(eventGalleryImages)
    .innerJoin(files, eq(files.id, eventGalleryImages.image_file_id))
    .innerJoin(eventDates, eq(eventDates.id, eventGalleryImages.event_date_id))
    .$dynamic()
}

type JoinedRow = Awaited<ReturnType<typeof selectImages>>[number]

function imageAnswer({ row, file }: JoinedRow): GalleryImage {
  return {
    id: row.id,
    image: fileUrl(file),
    // A check constraint ensures that a picture has a width and a height; 1 only satisfies the type.
    width: file.width ?? 1,
    height: file.height ?? 1,
    caption: row.caption,
    caption_en: row.caption_en,
  }
}

const rowAnswer = (record: JoinedRow): GalleryRow => ({
  ...imageAnswer(record),
  event_date_id: record.row.event_date_id,
  event_date: record.event_date,
  picture_kind: record.file.kind ?? 'photograph',
  version: record.row.version,
})

const inOrder = [asc(eventDates.event_date), asc(eventGalleryImages.id)]

async function listImageSlice(where: SQL, limit: number, offset: number): Promise<GalleryImage[]> {
  const rows = await selectImages()
    .where(and(where, isPhotograph))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
  return rows.map(imageAnswer)
}

/** Reads one page of the photographs of a day, in the order in which they were added. */
export const listDayGallery = cacheRead(
  'event-gallery-day',
  ['event', 'event-gallery'],
  (dayId: number, limit: number, offset: number): Promise<GalleryImage[]> =>
    listImageSlice(eq(eventGalleryImages.event_date_id, dayId), limit, offset),
)

/** Reads one page of the photographs of whole editions, grouped by day. */
export const listGallery = cacheRead(
  'event-gallery',
  ['event', 'event-gallery'],
  async (eventIds: readonly number[], limit: number, offset: number): Promise<GalleryImage[]> =>
    listImageSlice(inArray(eventDates.event_id, [...eventIds]), limit, offset),
)

/** Counts the photographs of whole editions. */
export const countGallery = cacheRead(
  'event-gallery-count',
  ['event', 'event-gallery'],
  async (eventIds: readonly number[]): Promise<number> => {
    const days = db()
      .select({ id: eventDates.id })
      .from(eventDates)
      .where(inArray(eventDates.event_id, [...eventIds]))
    const [row] = await db()
      .select({ total: count() })
      .from(eventGalleryImages)
      .innerJoin(files, eq(files.id, eventGalleryImages.image_file_id))
      .where(and(inArray(eventGalleryImages.event_date_id, days), isPhotograph))
    return row?.total ?? 0
  },
)

/** Lists a page of the photographs of one day or of all days for the office, the last added first. */
export async function listAdminGallery({
  event_date_id: dayId,
  ...paging
}: Paging & { event_date_id: number | null }): Promise<{
  images: GalleryRow[]
  total: number
  totalPages: number
}> {
  const where = dayId === null ? undefined : eq(eventGalleryImages.event_date_id, dayId)
  const total = await db().$count(eventGalleryImages, where)
  const rows = await selectImages()
    .where(where)
    .orderBy(desc(eventGalleryImages.id))
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return { images: rows.map(rowAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}

/** Reads a photograph for its form. @throws Problem not_found */
export async function getGalleryImage(id: number): Promise<GalleryRow> {
  return rowAnswer(requireRow(await selectImages().where(eq(eventGalleryImages.id, id))))
}

/** The content of the gallery page of a day. */
export type GalleryPageContent = {
  edition: Edition | null
  days: EventDay[]
  day: EventDay | null
  page: number
  images: GalleryImage[]
  /** The parts of the edition that have content; without a gallery, no day has images. */
  parts: EditionParts | null
}

/**
 * Reads one page of the photographs of a day. If the path names no day or no page, it reads the first. An edition
 * with too few photographs for a gallery has no images.
 * @returns null for a page number above `galleryPagesMax`, or when the edition has no such day. Without any
 * days, day 1 gives content with `day: null`.
 */
export async function readGalleryPage(
  edition: Edition | null,
  [dayNumber = 1, page = 1]: readonly number[],
): Promise<GalleryPageContent | null> {
  const days = edition ? await listEventDays(edition.id) : []
  const day = days[dayNumber - 1] ?? null
  if ((!day && dayNumber > 1) || page > galleryPagesMax) return null
  const parts = edition && (await editionParts(edition.id))
  const images =
    day && parts?.gallery ? await listDayGallery(day.id, galleryPageSize, (page - 1) * galleryPageSize) : []
  return { edition, days, day, page, images, parts }
}
