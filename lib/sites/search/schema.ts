import * as z from 'zod'
import type { SearchKind } from '@/lib/platform/search/kinds'
import type { SiteKey } from '@/lib/platform/site/sites'

/** The kinds that the search of a site finds, in display order. The directory has a separate search. */
export const siteKinds = {
  mm: ['news', 'page', 'report', 'person', 'document', 'standard', 'month-news'],
  mw: ['session', 'speaker', 'presentation', 'partner'],
} as const satisfies Partial<Record<SiteKey, readonly SearchKind[]>>
export type SearchedSite = keyof typeof siteKinds
export const searchedSites = ['mm', 'mw'] as const satisfies readonly SearchedSite[]
export type SiteKind = (typeof siteKinds)[SearchedSite][number]

/** The most letters of a term; a longer one is refused. */
export const termLettersMax = 200

/** The most hits of each kind when all kinds are shown together, and the most on a page of one kind. */
export const hitsOfEach = 4
export const hitsOfPage = 10

/** The suggestions for a typed term: whole terms, not only their last words. */
export const suggestions = z.array(z.string())
