import { logos } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import type { LogoForm, LogoUpdate } from './schema'

export function insertLogo({ image: _image, ...form }: LogoForm, image: StoredFile): Promise<{ id: number }> {
  return insertRow(logos, { ...form, logo_file_id: image.id })
}

/**
 * Changes a logo. A picture or flag that is not sent stays as it is.
 * @throws Problem not_found, or conflict when somebody saved the logo since `version`
 */
export function updateLogo(
  { id, version, image: _image, ...form }: LogoUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  return updateRow(logos, { id, version }, { ...form, logo_file_id: image?.id })
}

export function deleteLogo(id: number): Promise<void> {
  return deleteRow(logos, id)
}
