import * as z from 'zod'
import { email, flag, id, lang, requiredFile, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { companyFields, companyTexts, consultantFields, consultantTexts } from '../registration/schema'

/** A login in two steps: the e-mail address alone requests a code; address and code open a session. */
export const ownerLoginForm = z.object({
  email: email('validation.required'),
  /** Six digits; anything else counts as a wrong code and not as an invalid form. */
  code: text({ max: 40 }),
  /**
   * A token from the link in a mail with a code. It proves that the browser's user reads the owner's mail, so
   * that the limits on code mails, which strangers may have used up, do not apply to the browser.
   */
  pass: text({ max: 100 }),
  /** Set by the resend button: only then does the answer say how long to wait before another mail. */
  again: flag(false),
})

const listingKinds = ['company', 'consultant'] as const
export type ListingKind = (typeof listingKinds)[number]
const kind = z.enum(listingKinds, message('validation.wrong'))

export const ownListingQuery = z.object({ kind, id })
export type OwnListingQuery = z.output<typeof ownListingQuery>

/**
 * `hidden`: approved but not public, such as a company that does not operate. `waiting`: a request on which
 * staff have not decided.
 */
const listingStates = ['listed', 'hidden', 'waiting', 'rejected'] as const
export type ListingState = (typeof listingStates)[number]

const ownListingHead = z.object({
  kind,
  id: z.number().int(),
  name: z.string(),
  name_en: z.string(),
  state: z.enum(listingStates),
  /** Why staff rejected the request; empty in all other states. */
  reject_reason: z.string(),
  /** Whether a change by the owner is pending. */
  has_changes: z.boolean(),
  confirmed_at: z.string(),
})
export type OwnListingHead = z.infer<typeof ownListingHead>

export const owner = z.object({ email: z.string(), listings: z.array(ownListingHead) })
export type Owner = z.infer<typeof owner>

const commonFields = {
  id: z.number().int(),
  version: z.number().int(),
  state: z.enum(listingStates),
  reject_reason: z.string(),
  /** The fields of the pending change, and when the owner sent it; null when no change is pending. */
  waiting: z.object({ fields: z.array(z.string()), since: z.string() }).nullable(),
}
/** A listing as its owner edits it: the values of a pending change replace the published ones. */
export const ownListing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('company'), ...commonFields, logo: z.string().nullable(), texts: companyTexts }),
  z.object({ kind: z.literal('consultant'), ...commonFields, texts: consultantTexts }),
])
export type OwnListing = z.infer<typeof ownListing>

/**
 * An owner's form of a company, with the fields of the second step of the registration form. Without a new
 * logo the company's logo stays, or the new logo in a pending change.
 */
export const ownCompanyForm = z.object({
  id,
  version,
  ...companyFields,
  image: requiredFile('validation.directory.logo').optional(),
})
export type OwnCompanyForm = z.output<typeof ownCompanyForm>
export const ownConsultantForm = z.object({ id, version, ...consultantFields })
export type OwnConsultantForm = z.output<typeof ownConsultantForm>

/**
 * `waits`: whether a change now waits for the staff. False for an unpublished request, which changes at once,
 * and for values equal to the published ones.
 */
export const ownSaved = z.object({ waits: z.boolean(), version: z.number().int() })

export const confirmForm = z.object({ token: text({ max: 200, required: 'validation.required' }), lang })
