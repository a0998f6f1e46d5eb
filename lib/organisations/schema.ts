import * as z from 'zod'
import { id, optionalId, text } from '@/lib/platform/api/fields'
import { registrationNumber } from './registration-number'

/** Which listing of the directory a member or partner is: by its number, or chosen by the staff. */
export const listedAs = { registration_number: registrationNumber, company_id: optionalId }
/** The same of a save, which leaves what is not sent as it is. */
export const listedAsChanged = {
  registration_number: registrationNumber.optional(),
  company_id: optionalId.optional(),
}
export type ListedAs = { registration_number: string; company_id: number | null }

/** What a form shows of it: the number, the listing and its name. */
export const listedAsRecord = {
  registration_number: z.string(),
  company_id: z.number().int().nullable(),
  listing: z.string(),
}

export const listingChoicesQuery = z.object({ term: text({ max: 200 }) })
/** A listing that may be chosen, and what it is called among others. */
export const listingChoice = z.object({ id, label: z.string() })
export type ListingChoice = z.output<typeof listingChoice>
