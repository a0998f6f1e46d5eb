import * as z from 'zod'

/** The languages of agenda pictures, by the numbers that the calls know them by. */
export const languages = [
  { id: 1, language: 'Монгол', locale: 'mn' },
  { id: 2, language: 'English', locale: 'en' },
] as const

/** An edition as its pages show it. `video` and `image` are addresses under /files/. */
export const edition = z.object({
  id: z.number().int(),
  event: z.string(),
  event_en: z.string(),
  year: z.number().int(),
  place: z.string(),
  place_en: z.string(),
  venue: z.string(),
  venue_en: z.string(),
  address: z.string(),
  address_en: z.string(),
  invitation: z.string(),
  invitation_en: z.string(),
  about: z.string(),
  about_en: z.string(),
  video: z.string().nullable(),
  image: z.string().nullable(),
  image_width: z.number().int().nullable(),
  image_height: z.number().int().nullable(),
  is_current: z.boolean(),
  is_frozen: z.boolean(),
})
export type Edition = z.infer<typeof edition>

/** A day of an edition. `number` is its place among its edition's days, from 1. */
export const eventDay = z.object({
  id: z.number().int(),
  event_id: z.number().int(),
  number: z.number().int(),
  day: z.string(),
  day_en: z.string(),
  event_date: z.string(),
})
export type EventDay = z.infer<typeof eventDay>
