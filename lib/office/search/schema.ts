import * as z from 'zod'
import { text } from '@/lib/platform/api/fields'
import type { SearchKind } from '@/lib/platform/search/kinds'
import { termLengthMax } from './terms'

/** The kinds that the search over the whole office finds, in display order. */
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

/** A found record. `note` describes it or shows why it matched. */
const place = z.object({
  id: z.number().int(),
  title: z.string(),
  note: z.string(),
  /** The URL of the record's form in the office. */
  address: z.string(),
  /** The address of its public page, without a language; null if visitors see none. */
  page: z.string().nullable(),
  /** The words of the record that matched the term. */
  matched: z.array(z.string()),
})
export type Place = z.infer<typeof place>

/**
 * The hits of one kind. `total` also counts hits that are not in `hits`, up to `totalMax`
 * (`lib/platform/search`).
 */
const placeGroup = z.object({ kind: z.enum(placeKinds), total: z.number().int(), hits: z.array(place) })
export type PlaceGroup = z.infer<typeof placeGroup>

export const foundPlaces = z.object({
  groups: z.array(placeGroup),
  /** The corrected term, or null if the term was not corrected. */
  shownFor: z.string().nullable(),
  /** The words of the term that were left out, because no record contains them with the other words. */
  without: z.array(z.string()),
})
export type FoundPlaces = z.infer<typeof foundPlaces>
