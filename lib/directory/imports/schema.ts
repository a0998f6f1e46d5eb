import * as z from 'zod'
import { flag, requiredFile } from '@/lib/platform/api/fields'

/** A file of companies. With `dryRun` nothing is written and the answer says what would change. */
export const listingImport = z.object({
  dryRun: flag(false),
  file: requiredFile('validation.agenda.file'),
})
export type ListingImport = z.output<typeof listingImport>
