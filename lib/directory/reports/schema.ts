import * as z from 'zod'
import {
  emptyToUndefined,
  id,
  lang,
  preprocessOptional,
  optionalEmail,
  optionalId,
  pageFields,
  text,
  version,
} from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'

/** `new`: no one has dealt with the report yet; `closed`: there is nothing left to do. */
export const reportStates = ['new', 'closed'] as const
export const reportPageSizes = [20, 50, 100] as const
const reportLettersMax = 2_000

/** A visitor's report of an error in the listing of a company or a consultant. */
export const listingReportForm = z
  .object({
    company_id: optionalId,
    person_id: optionalId,
    text: text({ max: reportLettersMax, required: 'validation.directory.report' }),
    /** The reporter's e-mail address, to which staff may answer. */
    email: optionalEmail,
    /** A hidden field; only programs fill it in. */
    website: text({ max: 500 }),
    lang,
  })
  .refine(({ company_id, person_id }) => (company_id === null) !== (person_id === null), {
    error: 'validation.directory.listing',
    path: ['company_id'],
  })
export type ListingReportForm = z.output<typeof listingReportForm>

/** A report as the office reads it. `name` is the listing's display name. */
export const listingReport = z.object({
  id: z.number().int(),
  created_at: z.string(),
  state: z.enum(reportStates),
  company_id: z.number().int().nullable(),
  person_id: z.number().int().nullable(),
  name: z.string(),
  text: z.string(),
  email: z.string(),
  lang: z.enum(['mn', 'en']),
})
export type ListingReport = z.infer<typeof listingReport>
export const listingReportRecord = listingReport.extend({
  version: z.number().int(),
  /** Whether the listing is public. */
  is_listed: z.boolean(),
})
export type ListingReportRecord = z.infer<typeof listingReportRecord>

const state = z.enum(reportStates, message('validation.officeRequest.state'))
export const reportListing = z.object({
  ...pageFields({ limit: reportPageSizes[0], limitMax: 100 }),
  ...searchFields,
  state: preprocessOptional(emptyToUndefined, state.optional()),
})
export type ReportListing = z.output<typeof reportListing>

export const listingReportUpdate = z.object({ id, version, state })
export type ListingReportUpdate = z.output<typeof listingReportUpdate>
