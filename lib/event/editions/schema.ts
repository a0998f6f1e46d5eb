import * as z from 'zod'
import { flag, id, optionalDay, optionalId, text, version, wholeNumber } from '@/lib/platform/api/fields'

/** The languages of agenda pictures; `id` is the number of a language in the calls. */
export const languages = [
  { id: 1, language: 'Монгол', locale: 'mn' },
  { id: 2, language: 'English', locale: 'en' },
] as const

/** An edition as its pages show it. `video` and `image` are addresses under /files/. */
const edition = z.object({
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
  /** Whether the edition is before the live one and has pages under its year. */
  is_earlier: z.boolean(),
  is_frozen: z.boolean(),
})
export type Edition = z.infer<typeof edition>

/** A day of an edition. `number` is the place of the day in its edition, from 1. */
export type EventDay = {
  id: number
  event_id: number
  number: number
  day: string
  day_en: string
  event_date: string
}

/** An edition in the office's list and form. */
export const editionRow = edition.extend({
  video_name: z.string().nullable(),
  version: z.number().int(),
})
export type EditionRow = z.infer<typeof editionRow>

/** Which edition an office list shows: `live` for the live edition, or the id of an edition. */
export const editionChoice = z.union([z.literal('live'), id])
export type EditionChoice = z.output<typeof editionChoice>

/** The most letters of the text about an edition, counted both before and after sanitising. */
export const aboutMax = 100_000

const place = text({ max: 300 })
const names = {
  event: text({ max: 300, required: 'validation.event.name' }),
  event_en: text({ max: 300 }),
  year: wholeNumber('validation.event.year', { min: 1990, max: 2200 }),
  place,
  place_en: place,
  venue: place,
  venue_en: place,
  address: text({ max: 1_000 }),
  address_en: text({ max: 1_000 }),
}
/**
 * A new edition. With `from` it copies texts, film, picture, halls, figures, organisers and days of the
 * edition `from`; the copied days begin on `first_day`.
 */
export const editionForm = z
  .object({ ...names, from: optionalId, first_day: optionalDay })
  .superRefine(({ from, first_day }, context) => {
    if (from !== null && first_day === undefined)
      context.addIssue({ code: 'custom', path: ['first_day'], message: 'validation.event.firstDay' })
  })
export type EditionForm = z.output<typeof editionForm>
export const editionUpdate = z.object({
  id,
  version,
  ...names,
  invitation: text({ max: 5_000 }),
  invitation_en: text({ max: 5_000 }),
  about: text({ max: aboutMax }),
  about_en: text({ max: aboutMax }),
  video: z.unknown().optional(),
  image: z.unknown().optional(),
  video_removed: flag(false),
  image_removed: flag(false),
})
export type EditionUpdate = z.output<typeof editionUpdate>
/** An edition with its days. */
export type EditionWithDays = { edition: Edition; days: EventDay[] }

/** The fewest photographs that make a gallery; with fewer, an edition has none. */
export const galleryPhotographsMin = 3

/** The kinds of content that an edition may lack, in the order of the office's list of gaps. */
export const editionGaps = [
  ...(['days', 'venue', 'address', 'invitation', 'about', 'picture', 'english', 'textsInEnglish'] as const),
  ...(['registration', 'emptyDays', 'talksWithoutSpeaker', 'talksWithoutHall', 'talksInEnglish'] as const),
  ...([
    'speakers',
    'speakersInEnglish',
    'figures',
    'figuresUnlikeRecords',
    'organisers',
    'sponsors',
    'exhibitors',
  ] as const),
  ...(['documents', 'gallery'] as const),
] as const
export type EditionGap = (typeof editionGaps)[number]
