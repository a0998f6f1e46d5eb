import * as z from 'zod'
import { eventGalleryImages } from '@/db/schema/event'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { listOldDays, numbersOfDay } from '../old-editions'
import { galleryCalls } from './calls'
import { galleryDayNumber } from './schema'

/** The highest number of a day that the calls take as the place of a day. */
const placesMax = 8
const pageSize = 100

async function* listPhotographsOfDay(site: OldSite, number: number): AsyncGenerator<object> {
  const marks = new Set<string>()
  for (let offset = 0; ;) {
    const path = `/mw/client/get/gallery-by-date?id=${number}&limit=${pageSize}&offset=${offset}`
    const images = recordsOf(await site.read(path), 'images') as object[]
    // A site that repeats its photographs for ever brings nothing new.
    const newImages = images.filter((image) => !marks.has(JSON.stringify(image)))
    for (const image of newImages) marks.add(JSON.stringify(image))
    yield* newImages
    if (newImages.length === 0) return
    offset += images.length
  }
}

async function* listOldPhotographs(site: OldSite): AsyncGenerator<unknown> {
  for await (const day of listOldDays(site)) {
    const numbers = numbersOfDay(day).map((id) => (id > placesMax ? id : galleryDayNumber(id)))
    for (const number of new Set(numbers))
      for await (const image of listPhotographsOfDay(site, number)) yield { ...image, dayKey: day.key }
  }
}

export const oldPhotographs = oldKind({
  name: 'event photographs',
  list: listOldPhotographs,
  schema: z.object({ id: oldId, dayKey: z.string(), image: oldText, caption: oldText, caption_en: oldText }),
  idOf: () => null,
  keyOf: ({ id, image }) => String(id ?? image),
  async toForm({ dayKey, image, caption, caption_en }, records) {
    return {
      fields: { event_date_id: await records.idOf('event days', dayKey), caption, caption_en },
      files: { images: image },
    }
  },
  insert: galleryCalls.insertGallery,
  update: galleryCalls.updateGalleryImage,
  remove: galleryCalls.deleteGalleryImage,
  table: eventGalleryImages,
  idColumn: eventGalleryImages.id,
})
