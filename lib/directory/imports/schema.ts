import * as z from 'zod'
import { flag, requiredFile } from '@/lib/platform/api/fields'

/** An import of companies. With `dryRun` it writes nothing and counts what would change. */
export const listingImport = z.object({
  dryRun: flag(false),
  file: requiredFile('validation.agenda.file'),
})
export type ListingImport = z.output<typeof listingImport>
