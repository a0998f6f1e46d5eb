import { minerals } from '@/db/schema/content'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import type { MineralForm, MineralOrder, MineralUpdate } from './schema'

/** Adds a picture at the end of the list. */
export function insertMineral(
  { image: _image, ...titles }: MineralForm,
  image: StoredFile,
): Promise<{ id: number }> {
  const sequence = nextSequenceSql(minerals)
  return insertRow(minerals, { ...titles, image_file_id: image.id, sequence })
}

/**
 * Changes the titles of a picture, and its file if a new one was sent.
 * @throws Problem not_found, or conflict when somebody saved the picture since `version`
 */
export function updateMineral(
  { id, version, image: _image, ...titles }: MineralUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  return updateRow(minerals, { id, version }, { ...titles, image_file_id: image?.id })
}

export function updateMineralOrder(order: MineralOrder): Promise<void> {
  return saveOrder(minerals, order, 'problems.list_changed')
}

export function deleteMineral(id: number): Promise<void> {
  return deleteRow(minerals, id)
}
