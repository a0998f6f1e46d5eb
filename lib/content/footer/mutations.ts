import type * as z from 'zod'
import { type ContactSite, footerInfo } from '@/db/schema/site'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { siteLinesCondition } from './queries'
import type { FooterForm, footerUpdate } from './schema'

export function insertFooterLine(site: ContactSite, form: FooterForm): Promise<{ id: number }> {
  return insertRow(footerInfo, { ...form, site })
}

/** @throws Problem not_found, or conflict when somebody saved the line since `version` */
export function updateFooterLine(
  site: ContactSite,
  { id, version, ...form }: z.output<typeof footerUpdate>,
): Promise<{ version: number }> {
  return updateRow(footerInfo, { id, version }, form, siteLinesCondition(site))
}

export function deleteFooterLine(site: ContactSite, id: number): Promise<void> {
  return deleteRow(footerInfo, id, siteLinesCondition(site))
}
