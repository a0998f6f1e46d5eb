import type * as z from 'zod'
import { socialLinks } from '@/db/schema/site'
import { deleteRow, insertRow, updateRow } from '@/lib/api/rows'
import type { SocialForm, socialUpdate } from './schema'

export function insertSocialLink(form: SocialForm): Promise<{ id: number }> {
  return insertRow(socialLinks, form)
}

/** @throws Problem not_found, or conflict when somebody saved it since `version` */
export function updateSocialLink({
  id,
  version,
  ...form
}: z.output<typeof socialUpdate>): Promise<{ version: number }> {
  return updateRow(socialLinks, { id, version }, form)
}

export function deleteSocialLink(id: number): Promise<void> {
  return deleteRow(socialLinks, id)
}
