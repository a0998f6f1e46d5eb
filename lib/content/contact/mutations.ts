import { contactTexts } from '@/db/schema/site'
import { updateRow } from '@/lib/platform/api/rows'
import type { ContactUpdate } from './schema'

/** @throws Problem not_found, or conflict when somebody saved the text since `version` */
export function updateContactText({ id, version, ...texts }: ContactUpdate): Promise<{ version: number }> {
  return updateRow(contactTexts, { id, version }, texts)
}
