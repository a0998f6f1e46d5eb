import * as z from 'zod'
import { id, lang, pageFields } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { consultantsOfPage, listingsOfPage } from '../codes'

const both = z.object({ mn: z.string(), en: z.string() })

const subCategory = z.object({ id: z.number().int(), category_code: z.string(), name: z.string() })
/** A main category in both languages; its sub-categories are in the requested language. */
export const publicCategory = z.object({
  id: z.number().int(),
  nameMn: z.string(),
  nameEn: z.string(),
  category_code: z.string(),
  subCategories: z.array(subCategory),
})

/**
 * The fields of a company in lists and on its page. A text that is missing in the requested language comes in
 * the other one.
 */
const companyFacts = {
  id: z.number().int(),
  name: z.string(),
  company_name: z.string(),
  /** A URL under /files/. */
  logo: z.string().nullable(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  faxes: z.array(z.string()),
  websites: z.array(z.string()),
  /**
   * `member`: whether the company is a member of the association. `exhibitor`: the year of the event's live
   * edition if the company exhibits there.
   */
  member: z.boolean(),
  exhibitor: z.number().int().nullable(),
}
export const listedCompany = z.object({ ...companyFacts, all_categories: z.array(z.string()) })
export type ListedCompany = z.infer<typeof listedCompany>
export const publicCompany = z.object({
  ...companyFacts,
  all_categories: z.array(z.object({ category_code: z.string(), name: z.string() })),
  /** The code of the aimag in ISO 3166-2; empty if unknown, as is the sum. */
  aimag: z.string(),
  sum: z.string(),
  address: z.string(),
  about_company: z.string(),
  updated_at: z.string(),
})
export type PublicCompany = z.infer<typeof publicCompany>

export const publicConsultant = z.object({
  id: z.number().int(),
  phone_number: z.string(),
  person_info: z.object({ translations: z.object({ name: both, profession: both, advice_range: both }) }),
})
export type PublicConsultant = z.infer<typeof publicConsultant>

export const byLanguage = z.object({ lang })
export const companiesQuery = z.object({
  lang,
  category_code: z
    .string(message('validation.directory.category'))
    .regex(/^0[1-4](\d{2})?$/, message('validation.directory.category')),
  ...pageFields({ limit: listingsOfPage, limitMax: 100 }),
})
export const consultantsQuery = z.object({ lang, ...pageFields({ limit: consultantsOfPage, limitMax: 100 }) })
export const companyQuery = z.object({ id, lang })
