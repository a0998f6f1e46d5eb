import * as z from 'zod'
import { id, text, version } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'
import { isRedirectable, normaliseAddress } from '@/lib/platform/site/redirects'

export const redirectPageSizes = [20, 50, 100] as const
export const redirectSorts = ['old_address', 'new_address', 'created_at'] as const
/** The most redirects that are stored. */
export const redirectsMax = 50_000

/** A permanent redirect from an address that this site does not have; both are paths with their query. */
export const redirect = z.object({
  id: z.number().int(),
  old_address: z.string(),
  new_address: z.string(),
  created_at: z.string(),
  version: z.number().int(),
})
export type RedirectRow = z.infer<typeof redirect>

const address = (errorKey: ErrorKey, isTaken: (address: string) => boolean) =>
  text({ max: 2_000, required: errorKey })
    .meta({ format: 'uri-reference' })
    .transform((value) => normaliseAddress(value) ?? '')
    .refine(isTaken, message(errorKey))

const fields = {
  old_address: address('validation.redirect.old', (old) => old !== '' && isRedirectable(old)),
  // A whole address would lose its host, and lead to a page of ours that nobody meant.
  new_address: text({ max: 2_000 })
    .meta({ format: 'uri-reference' })
    .refine((target) => !/^https?:/i.test(target), message('validation.redirect.new'))
    .pipe(address('validation.redirect.new', (target) => target !== '')),
}
export const redirectForm = z.object(fields)
export type RedirectForm = z.output<typeof redirectForm>
export const redirectUpdate = z.object({ id, version, ...fields })
export type RedirectUpdate = z.output<typeof redirectUpdate>
export const redirectListing = z.object(
  listingFields({ limit: redirectPageSizes[0], limitMax: 100, sorts: redirectSorts }),
)
export type RedirectListing = z.output<typeof redirectListing>
