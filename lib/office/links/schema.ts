import * as z from 'zod'
import { pageFields, text } from '@/lib/platform/api/fields'

export const linkPageSizes = [20, 50, 100] as const
const listing = z.object(pageFields({ limit: linkPageSizes[0], limitMax: 100 }))
export const linkListing = listing
export type LinkListing = z.output<typeof linkListing>

/** How many places the dialog names; it says how many there are. */
export const namedPlacesMax = 20

/** A record that leads somewhere: its kind, its name, the address of its form in the office. */
const linkPlace = z.object({
  kind: z.string(),
  record_id: z.number().int(),
  title: z.string(),
  address: z.string(),
})
export type LinkPlace = z.infer<typeof linkPlace>

/**
 * The key `links` of a refusal: who leads to the pages that a write takes away or moves, and where they could lead;
 * for a page that moves (`is_moved`) its new address.
 */
export type LinksFound = { total: number; places: LinkPlace[]; listing: string; is_moved: boolean }

/** A link in a record to an address that has no page, or of the web that does not answer. */
export const brokenLink = linkPlace.extend({ id: z.string(), target: z.string() })
export type BrokenLink = z.infer<typeof brokenLink>
export const outsideLink = brokenLink.extend({
  /** The status of the last answer; null when none came. */
  status: z.number().int().nullable(),
  checked_at: z.string(),
  failures: z.number().int(),
})
export type OutsideLink = z.infer<typeof outsideLink>
/** A page of a record to which no text, button or other record leads. */
export const lonePage = linkPlace.extend({ id: z.string(), path: z.string() })
export type LonePage = z.infer<typeof lonePage>

/** What to do with all links to an address: an empty new address takes them away. */
export const linksChange = z.object({
  target: text({ max: 2_000, required: 'validation.wrong' }),
  address: text({ max: 2_000 }),
})
export type LinksChange = z.output<typeof linksChange>
