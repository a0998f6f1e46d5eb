import * as z from 'zod'
import { emptyToUndefined, id, preprocessOptional, text, version } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'

/** The parts of an exchange's row that have a name. */
export const exchangeNameKinds = ['product', 'seller', 'terms'] as const
export type ExchangeNameKind = (typeof exchangeNameKinds)[number]

/** Letters of an English name: as many as the longest Mongolian one may have. */
const englishLettersMax = 500

/** A product, a seller or a condition that the exchange's files name, and its English. */
export const exchangeName = z.object({
  id: z.number().int(),
  kind: z.enum(exchangeNameKinds),
  name: z.string(),
  name_en: z.string(),
})
export type ExchangeName = z.infer<typeof exchangeName>
export const exchangeNameRecord = exchangeName.extend({ version: z.number().int() })
export type ExchangeNameRecord = z.infer<typeof exchangeNameRecord>

/** The office's filter: names without English, or with it. */
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

/** Only the English is edited: the Mongolian name identifies the exchange's rows. */
export const exchangeNameUpdate = z.object({ id, version, name_en: text({ max: englishLettersMax }) })
export type ExchangeNameUpdate = z.output<typeof exchangeNameUpdate>
