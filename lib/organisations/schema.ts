import * as z from 'zod'
import { id, optionalId, text } from '@/lib/platform/api/fields'
import { registrationNumber } from './registration-number'

/**
 * The fields that join a member or partner with a listing: its registration number, or the listing that staff
 * chose.
 */
export const listedAs = { registration_number: registrationNumber, company_id: optionalId }
/** The fields of `listedAs` for a save: if the form sends neither, the stored values of both stay. */
export const listedAsChanged = {
  registration_number: registrationNumber.optional(),
  company_id: optionalId.optional(),
}
export type ListingLink = { registration_number: string; company_id: number | null }

/** The fields of `listedAs` as a form reads them, and `listing`, the label of the joined listing. */
export const listedAsRecord = {
  registration_number: z.string(),
  company_id: z.number().int().nullable(),
  listing: z.string(),
}

export const listingChoicesQuery = z.object({ term: text({ max: 200 }) })
/** A listing that a form offers to choose. */
export const listingChoice = z.object({ id, label: z.string() })
export type ListingChoice = z.output<typeof listingChoice>
