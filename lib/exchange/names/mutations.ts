import { exchangeNames } from '@/db/schema/exchange'
import { updateRow } from '@/lib/platform/api/rows'
import type { ExchangeNameUpdate } from './schema'

/** @throws Problem not_found, or conflict when somebody saved the name since `version` */
export function updateExchangeName({
  id,
  version,
  ...form
}: ExchangeNameUpdate): Promise<{ version: number }> {
  return updateRow(exchangeNames, { id, version }, form)
}
