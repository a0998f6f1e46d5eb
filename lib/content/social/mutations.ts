import type * as z from 'zod'
import { type ContactSite, socialLinks } from '@/db/schema/site'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { siteLinksCondition } from './queries'
import type { SocialForm, socialUpdate } from './schema'

export function insertSocialLink(site: ContactSite, form: SocialForm): Promise<{ id: number }> {
  return insertRow(socialLinks, { ...form, site })
}

/** @throws Problem not_found, or conflict when somebody saved the link since `version` */
export function updateSocialLink(
  site: ContactSite,
  { id, version, ...form }: z.output<typeof socialUpdate>,
): Promise<{ version: number }> {
  return updateRow(socialLinks, { id, version }, form, siteLinksCondition(site))
}

export function deleteSocialLink(site: ContactSite, id: number): Promise<void> {
  return deleteRow(socialLinks, id, siteLinksCondition(site))
}
