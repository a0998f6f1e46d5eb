import * as z from 'zod'
import type { SearchKind } from '@/lib/platform/search/kinds'
import type { SiteKey } from '@/lib/platform/site/sites'

/** What the search of a site finds, in the order in which it is shown. The directory has a search of its own. */
export const siteKinds = {
  mm: ['news', 'page', 'report', 'person', 'document', 'standard', 'month-news'],
  mw: ['session', 'speaker', 'presentation', 'partner'],
} as const satisfies Partial<Record<SiteKey, readonly SearchKind[]>>
export type SearchedSite = keyof typeof siteKinds
export const searchedSites = ['mm', 'mw'] as const satisfies readonly SearchedSite[]
export type SiteKind = (typeof siteKinds)[SearchedSite][number]

/** A longer term is none that people write. */
export const termLettersMax = 200

/** Hits of each kind where all are shown together, and of one kind on a page. */
export const hitsOfEach = 4
export const hitsOfPage = 10

/** Whole terms to go on with. */
export const suggestions = z.array(z.string())
