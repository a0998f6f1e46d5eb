import * as z from 'zod'
import type { SearchKind } from '@/lib/platform/search/kinds'
import type { SiteKey } from '@/lib/platform/site/sites'

const eventKinds = ['session', 'speaker', 'presentation', 'partner'] as const
const directoryKinds = ['listing', 'consultant'] as const

/**
 * The kinds that the search of a site finds, in display order. The association's search also finds those of the
 * other sites. The directory has a separate search.
 */
export const siteKinds = {
  mm: [
    ...(['news', 'page', 'report', 'person', 'document', 'standard', 'month-news'] as const),
    ...(['exchange-name', 'question', 'contact-text', 'footer-line'] as const),
    ...eventKinds,
    ...directoryKinds,
  ],
  mw: eventKinds,
} as const satisfies Partial<Record<SiteKey, readonly SearchKind[]>>
export type SearchedSite = keyof typeof siteKinds
export const searchedSites = ['mm', 'mw'] as const satisfies readonly SearchedSite[]
export type SiteKind = (typeof siteKinds)[SearchedSite][number]

/** Returns the other site to which a kind of record belongs; null if it is the searched site itself. */
export function otherSiteOf(kind: SiteKind, site: SearchedSite): SiteKey | null {
  if ((directoryKinds as readonly SiteKind[]).includes(kind)) return 'yp'
  return site === 'mm' && (eventKinds as readonly SiteKind[]).includes(kind) ? 'mw' : null
}

/** The most letters of a term; a longer one is refused. */
export const termLettersMax = 200

/** The most hits of each kind when all kinds are shown together, and the most on a page of one kind. */
export const hitsOfEach = 4
export const hitsOfPage = 10

/** How a search ended: nothing was found, something was found, and a result was opened. */
export const searchOutcomes = ['nothing', 'found', 'opened'] as const
export type SearchOutcome = (typeof searchOutcomes)[number]

/** The kinds whose records are suggested by their titles and names, in display order. */
export const suggestedKinds = {
  mm: ['page', 'listing', 'consultant', 'person', 'exchange-name', 'report', 'document', 'standard', 'news'],
  mw: eventKinds,
} as const satisfies Record<SearchedSite, readonly SiteKind[]>
/** The most records of each kind, of all kinds, and the most words that are suggested. */
export const suggestedOfEach = 2
export const suggestedRecordsMax = 6
export const suggestedWordsMax = 2

/** The suggestions for a typed term: records with their paths, without a language, then terms to search for. */
export const suggestions = z.array(z.object({ text: z.string(), path: z.string().nullable() }))
export type SearchSuggestion = z.infer<typeof suggestions>[number]
