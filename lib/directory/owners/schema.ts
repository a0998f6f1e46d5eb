import * as z from 'zod'
import { email, flag, id, lang, requiredFile, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { companyFields, consultantFields } from '../registration/schema'

/** An address alone asks for a code; with the code of the mail it opens a session. */
export const ownerLoginForm = z.object({
  email: email('validation.required'),
  /** Six digits; anything else is a wrong code and not a wrong form. */
  code: text({ max: 40 }),
  /** From the link of a code mail: the bearer reads the address's mail. */
  pass: text({ max: 100 }),
  /** Asked for by hand: then it is told how long to wait, where a first asking passes in silence. */
  again: flag(false),
})

/** A company or a consulting engineer. */
const listingKinds = ['company', 'consultant'] as const
export type ListingKind = (typeof listingKinds)[number]
const kind = z.enum(listingKinds, message('validation.wrong'))

export const ownListingQuery = z.object({ kind, id })
export type OwnListingQuery = z.output<typeof ownListingQuery>

/**
 * Listed; approved but not shown, as a company that does not operate; a request that waits; one that was turned down.
 */
const listingStates = ['listed', 'hidden', 'waiting', 'rejected'] as const
export type ListingState = (typeof listingStates)[number]

const ownListingHead = z.object({
  kind,
  id: z.number().int(),
  name: z.string(),
  name_en: z.string(),
  state: z.enum(listingStates),
  /** Why a request was turned down; empty for others. */
  reject_reason: z.string(),
  /** Whether a change of it waits for the staff. */
  has_changes: z.boolean(),
  confirmed_at: z.string(),
})
export type OwnListingHead = z.infer<typeof ownListingHead>

export const owner = z.object({ email: z.string(), listings: z.array(ownListingHead) })
export type Owner = z.infer<typeof owner>

const words = z.array(z.string())
export const companyTexts = z.object({
  name: z.string(),
  name_en: z.string(),
  registration_number: z.string(),
  address: z.string(),
  address_en: z.string(),
  about: z.string(),
  about_en: z.string(),
  categories: words,
  phones: words,
  faxes: words,
  emails: words,
  websites: words,
})
export const consultantTexts = z.object({
  name: z.string(),
  name_en: z.string(),
  profession: z.string(),
  profession_en: z.string(),
  advice_range: z.string(),
  advice_range_en: z.string(),
  phone_number: z.string(),
})

const commonFields = {
  id: z.number().int(),
  version: z.number().int(),
  state: z.enum(listingStates),
  reject_reason: z.string(),
  /** The fields that wait to be other than they are on the live page, and since when. */
  waiting: z.object({ fields: words, since: z.string() }).nullable(),
}
/** A listing as its owner wants it: as it is shown, with what waits for the staff in its place. */
export const ownListing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('company'), ...commonFields, logo: z.string().nullable(), texts: companyTexts }),
  z.object({ kind: z.literal('consultant'), ...commonFields, texts: consultantTexts }),
])
export type OwnListing = z.infer<typeof ownListing>

/** The form of the wizard's second step; a logo that is left out stays as it is. */
export const ownCompanyForm = z.object({
  id,
  version,
  ...companyFields,
  image: requiredFile('validation.directory.logo').optional(),
})
export type OwnCompanyForm = z.output<typeof ownCompanyForm>
export const ownConsultantForm = z.object({ id, version, ...consultantFields })
export type OwnConsultantForm = z.output<typeof ownConsultantForm>

/** Whether what was sent waits for the staff now; what is no listing yet was changed at once. */
export const ownSaved = z.object({ waits: z.boolean(), version: z.number().int() })

export const confirmForm = z.object({ token: text({ max: 200, required: 'validation.required' }), lang })
