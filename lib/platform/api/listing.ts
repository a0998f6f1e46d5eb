import * as z from 'zod'
import { message } from '@/lib/platform/i18n/message-key'
import { emptyToUndefined, preprocessOptional, pageFields, text } from './fields'

/**
 * The input of a paged list of the back office: page and size, a search term, and a column to sort by, with a
 * minus before it for descending order. Without a column the list has its own order.
 */
export function listingFields<const Sort extends string>(options: {
  limit: number
  limitMax: number
  sorts: readonly Sort[]
}) {
  const { limit, limitMax, sorts } = options
  return { ...pageFields({ limit, limitMax }), ...searchAndSortFields(sorts) }
}

export const searchFields = { term: text({ max: 200 }).optional() }
/** The parsed value of `searchFields`. */
export type SearchInput = { term?: string | undefined }

/** Returns the field `sort`: a column to sort by, with a minus before it for descending order. */
export function sortFields<const Sort extends string>(sorts: readonly Sort[]) {
  const orders = sorts.flatMap((sort) => [sort, `-${sort}`] as const)
  return {
    sort: preprocessOptional(emptyToUndefined, z.enum(orders, message('validation.wrong')).optional()),
  }
}

export const searchAndSortFields = <const Sort extends string>(sorts: readonly Sort[]) => ({
  ...searchFields,
  ...sortFields(sorts),
})

/** The parsed value of `listingFields`. */
export type Listing<Sort extends string> = SearchInput & {
  page: number
  limit: number
  sort?: Sort | `-${Sort}` | undefined
}
