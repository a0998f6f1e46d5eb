import * as z from 'zod'
import { lang, pageFields, text } from '@/lib/platform/api/fields'
import { consultantsOfPage, listingsOfPage } from '../codes'
import { termLettersMax } from './limits'

const term = text({ max: termLettersMax })

/** The two searches of the specification. Without a term they return all listings, sorted by name. */
export const companySearch = z.object({ lang, term, ...pageFields({ limit: listingsOfPage, limitMax: 100 }) })
export const consultantSearch = z.object({
  lang,
  term,
  ...pageFields({ limit: consultantsOfPage, limitMax: 100 }),
})

export const suggestionQuery = z.object({
  lang,
  term: text({ max: termLettersMax, required: 'validation.term' }),
})

/** A listing or a category that the search field suggests while the reader types. */
export const suggestion = z.object({
  type: z.enum(['company', 'consultant', 'category']),
  id: z.number().int(),
  name: z.string(),
  /** The code of the category itself, or of the listing's first category; empty if it has none. */
  category_code: z.string(),
  /** The company's logo. */
  logo: z.string().nullable(),
  /** The number of a category's listings. */
  count: z.number().int().nullable(),
})
export type Suggestion = z.infer<typeof suggestion>
