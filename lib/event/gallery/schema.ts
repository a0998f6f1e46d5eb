import * as z from 'zod'
import { pictureKinds } from '@/lib/platform/files/picture-kind'
import {
  id,
  optionalId,
  pageFields,
  requiredFile,
  text,
  version,
  wholeNumber,
} from '@/lib/platform/api/fields'
import { requiredChoiceId } from '../fields'

/** The number of photographs on a page. */
export const galleryPageSize = 12
/** The highest page number in an address. */
export const galleryPagesMax = 1_000
export const officeGalleryPageSizes = [24, 48, 96] as const

/**
 * Converts the number of a day in the agenda to its number in the gallery. In the specification the agenda
 * counts days 1 to 4 once for each language, so 5 to 8 are the same days again. Other numbers mean day 1.
 */
export function galleryDayNumber(agendaDayId: number): 1 | 2 | 3 | 4 {
  if (agendaDayId === 2 || agendaDayId === 6) return 2
  if (agendaDayId === 3 || agendaDayId === 7) return 3
  if (agendaDayId === 4 || agendaDayId === 8) return 4
  return 1
}

/**
 * The day in a call of the gallery: the id of the day, or a number that `galleryDayNumber` converts to the
 * place of the day in the live edition.
 */
export const dayNumber = wholeNumber('validation.id', { min: 0 })

/** A photograph: `image` is the address of its file under /files/, `width` and `height` are in pixels. */
export const galleryImage = z.object({
  id: z.number().int(),
  image: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
  caption_en: z.string(),
})
export type GalleryImage = z.infer<typeof galleryImage>
export const galleryRow = galleryImage.extend({
  picture_kind: z.enum(pictureKinds),
  event_date_id: z.number().int(),
  event_date: z.string(),
  version: z.number().int(),
})
export type GalleryRow = z.infer<typeof galleryRow>

const offsetMax = 1_000_000
export const galleryQuery = z.object({
  id: dayNumber,
  limit: pageFields({ limit: galleryPageSize, limitMax: 100 }).limit,
  offset: wholeNumber('validation.limit', { min: 0, max: offsetMax }).default(0),
})
export const officeGalleryQuery = z.object({
  event_date_id: optionalId,
  ...pageFields({ limit: officeGalleryPageSizes[0], limitMax: 100 }),
})

const captions = { caption: text({ max: 300 }), caption_en: text({ max: 300 }) }
/** New photographs; a caption is that of all of them. */
export const galleryForm = z.object({
  event_date_id: requiredChoiceId('validation.eventDay'),
  images: requiredFile('validation.image'),
  ...captions,
})
export type GalleryForm = z.output<typeof galleryForm>
export const galleryUpdate = z.object({ id, version, ...captions })
export type GalleryUpdate = z.output<typeof galleryUpdate>
