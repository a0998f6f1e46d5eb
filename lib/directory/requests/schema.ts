import * as z from 'zod'
import { id, pageFields, listAnswerSchema, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { listingLettersMax } from '../limits'

/** The specification's numbers: `1` is a company, `2` a consultant. */
const listingTypes = ['1', '2'] as const
export type ListingType = (typeof listingTypes)[number]
const type = z.preprocess(
  (value) => {
    if (value === undefined || value === null || value === '') return '1'
    return typeof value === 'number' ? String(value) : value
  },
  z.enum(listingTypes, message('validation.listing.type')),
)

const names = z.object({ mn: z.string(), en: z.string() })

/** A request to be listed, or an owner's change of a listing. */
const listingRequest = z.object({
  kind: z.enum(['new', 'change']),
  /** The id of the listing. */
  id: z.number().int(),
  change_id: z.number().int().nullable(),
  created_at: z.string(),
  /** The name of the registrant who sent a request, or the e-mail address of the owner who sent a change. */
  registrant: z.string(),
  /** How many fields a change contains. */
  fields: z.number().int(),
  /** Empty for a consultant. */
  registration_number: z.string(),
  /** Whether another company, not rejected, has the same registration number; false for a change. */
  is_duplicate: z.boolean(),
  /** The first category of a company; null for a consultant, or when there is none. */
  category: z.object({ main: z.string(), name: z.string() }).nullable(),
  company_info: z.object({ translations: z.object({ logo: z.string().nullable(), name: names }) }).optional(),
  /** Empty for a company. */
  phone_number: z.string(),
  person_info: z.object({ translations: z.object({ name: names, profession: names }) }).optional(),
})
export type ListingRequest = z.infer<typeof listingRequest>

export const requestListing = z.object({ type, ...pageFields({ limit: 10, limitMax: 30 }) })
export type RequestListing = z.output<typeof requestListing>
/** `counts`: how many requests and changes wait for the staff, for companies and for consultants. */
export const requestsAnswer = listAnswerSchema('request', listingRequest).extend({
  counts: z.object({ companies: z.number().int(), consultants: z.number().int() }),
})

/** `requests` counts the waiting requests and the waiting changes by owners, `reports` the new reports. */
export const waitingAnswer = z.object({ requests: z.number().int(), reports: z.number().int() })

export const requestDecision = z
  .object({
    type,
    id,
    version,
    decision: z.enum(['approve', 'reject'], message('validation.listing.decision')),
    reason: text({ max: listingLettersMax.reason }),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    path: ['reason'],
    error: 'validation.listing.reason',
  })
export type RequestDecision = z.output<typeof requestDecision>
/** The id and version of the decided listing; `kind` is its table. */
export const decisionAnswer = z.object({ id: z.number().int(), version: z.number().int(), kind: z.string() })
