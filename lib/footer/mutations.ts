import type * as z from 'zod'
import { footerInfo } from '@/db/schema/site'
import { deleteRow, insertRow, updateRow } from '@/lib/api/rows'
import type { FooterForm, footerUpdate } from './schema'

export function insertFooter(form: FooterForm): Promise<{ id: number }> {
  return insertRow(footerInfo, form)
}

/** @throws Problem not_found, or conflict when somebody saved it since `version` */
export function updateFooter({
  id,
  version,
  type,
  information,
}: z.output<typeof footerUpdate>): Promise<{ version: number }> {
  return updateRow(footerInfo, { id, version }, { type, information })
}

export function deleteFooter(id: number): Promise<void> {
  return deleteRow(footerInfo, id)
}
