import * as z from 'zod'
import { text } from '@/lib/platform/api/fields'
import type { SearchKind } from '@/lib/platform/search/kinds'
import { termLengthMax } from './terms'

/** What the search over the whole office finds, in the order in which it is shown. */
export const placeKinds = [
  'news',
  'page',
  'person',
  'company',
  'request',
  'report',
  'document',
  'month-news',
  'standard',
  'video',
  'session',
  'speaker',
  'presentation',
  'partner',
  'event-news',
  'listing',
  'consultant',
  'account',
] as const satisfies readonly SearchKind[]
export type PlaceKind = (typeof placeKinds)[number]

export const placesQuery = z.object({ term: text({ max: termLengthMax, required: 'validation.term' }) })

/** A record that was found, with the line that says what it is or why it was found. */
const place = z.object({
  id: z.number().int(),
  title: z.string(),
  note: z.string(),
  /** Of its form in the office. */
  address: z.string(),
  /** The words of it that matched. */
  matched: z.array(z.string()),
})
export type Place = z.infer<typeof place>

/** `total` counts beyond the first hits, but not beyond `totalMax` of `lib/platform/search`. */
const placeGroup = z.object({ kind: z.enum(placeKinds), total: z.number().int(), hits: z.array(place) })
export type PlaceGroup = z.infer<typeof placeGroup>

export const foundPlaces = z.object({
  groups: z.array(placeGroup),
  /** The term as it was mended, where a slip was. */
  shownFor: z.string().nullable(),
  /** Words of the term that nothing holds together with the others. */
  without: z.array(z.string()),
})
export type FoundPlaces = z.infer<typeof foundPlaces>
