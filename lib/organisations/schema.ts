import * as z from 'zod'
import { id, optionalId, text } from '@/lib/platform/api/fields'
import { registrationNumber } from './registration-number'

/** The directory listing of a member or partner, by its number or chosen by the staff. */
export const listedAs = { registration_number: registrationNumber, company_id: optionalId }
/** The same for a save, which keeps the fields that are not sent. */
export const listedAsChanged = {
  registration_number: registrationNumber.optional(),
  company_id: optionalId.optional(),
}
export type ListedAs = { registration_number: string; company_id: number | null }

/** The form's view of it: `listing` is the label of the company. */
export const listedAsRecord = {
  registration_number: z.string(),
  company_id: z.number().int().nullable(),
  listing: z.string(),
}

export const listingChoicesQuery = z.object({ term: text({ max: 200 }) })
/** A listing to choose, with its label. */
export const listingChoice = z.object({ id, label: z.string() })
export type ListingChoice = z.output<typeof listingChoice>
