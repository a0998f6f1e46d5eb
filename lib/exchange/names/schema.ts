import * as z from 'zod'
import { emptyToUndefined, id, preprocessOptional, text, version } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'

/** The kinds of names in the dictionary. `product` includes product categories; `terms` are an auction's. */
export const exchangeNameKinds = ['product', 'seller', 'terms'] as const
export type ExchangeNameKind = (typeof exchangeNameKinds)[number]

/** The most characters of an English name. */
const englishLettersMax = 500

/** An entry of the dictionary: a name from the exchange's files, and its English translation. */
export const exchangeName = z.object({
  id: z.number().int(),
  kind: z.enum(exchangeNameKinds),
  name: z.string(),
  name_en: z.string(),
})
export type ExchangeName = z.infer<typeof exchangeName>
export const exchangeNameRecord = exchangeName.extend({ version: z.number().int() })
export type ExchangeNameRecord = z.infer<typeof exchangeNameRecord>

/** The office's filter: names without an English translation (`missing`), or names with one (`given`). */
export const englishStates = ['missing', 'given'] as const
export const exchangeNameSorts = ['name', 'name_en'] as const
export const exchangeNamePageSizes = [20, 50, 100] as const

export const exchangeNameListing = z.object({
  kind: preprocessOptional(
    emptyToUndefined,
    z.enum(exchangeNameKinds, message('validation.wrong')).optional(),
  ),
  english: preprocessOptional(
    emptyToUndefined,
    z.enum(englishStates, message('validation.wrong')).optional(),
  ),
  ...listingFields({ limit: exchangeNamePageSizes[0], limitMax: 100, sorts: exchangeNameSorts }),
})
export type ExchangeNameListing = z.output<typeof exchangeNameListing>

/** Only the English name can change: trades and auctions contain the Mongolian name, not the entry's id. */
export const exchangeNameUpdate = z.object({ id, version, name_en: text({ max: englishLettersMax }) })
