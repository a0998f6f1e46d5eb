import * as z from 'zod'
import { pageFields } from '@/lib/platform/api/fields'
import { searchedSites } from '@/lib/sites/search/schema'

export const missPageSizes = [20, 50, 100] as const

/** A term that visitors searched in vain. */
export const searchMiss = z.object({
  id: z.number().int(),
  term: z.string(),
  site: z.enum(searchedSites),
  /** Searches that found nothing. */
  nothing: z.number().int(),
  /** Searches of which no result was opened. */
  unopened: z.number().int(),
  asked_on: z.string(),
})
export type SearchMiss = z.infer<typeof searchMiss>

export const missListing = z.object(pageFields({ limit: missPageSizes[0], limitMax: 100 }))
export type MissListing = z.output<typeof missListing>
