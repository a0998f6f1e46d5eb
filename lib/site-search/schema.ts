import * as z from 'zod'
import type { SearchKind } from '@/lib/search/kinds'

/** What the search of the association's site finds, in the order in which it is shown. */
export const siteKinds = [
  'news',
  'page',
  'report',
  'person',
  'document',
  'standard',
  'month-news',
] as const satisfies readonly SearchKind[]
export type SiteKind = (typeof siteKinds)[number]

/** A longer term is none that people write. */
export const termLettersMax = 200

/** Hits of each kind where all are shown together, and of one kind on a page. */
export const hitsOfEach = 4
export const hitsOfPage = 10

/** Whole terms to go on with. */
export const suggestions = z.array(z.string())
