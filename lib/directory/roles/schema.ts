import * as z from 'zod'
import { id, optionalId, text } from '@/lib/api/fields'

/** As the state register writes it: without spaces, letters in capitals. */
const asRegistered = (value: string) => value.replace(/\s+/g, '').toUpperCase()

/** The number in the state register, empty where it is not known. */
export const registrationNumber = text({ max: 40 })
  .transform(asRegistered)
  .refine((value) => /^[\p{L}\p{N}/-]*$/u.test(value), { error: 'validation.directory.registrationSigns' })

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
