import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import type { SlideInsert, SlideOrder, SlideUpdate } from './schema'
import { slideTables, type SlideSite } from './tables'

export function insertSlide(
  site: SlideSite,
  { image: _image, ...form }: SlideInsert,
  image: StoredFile,
): Promise<{ id: number }> {
  const table = slideTables[site]
  return insertRow(table, { ...form, image_file_id: image.id, sequence: nextSequenceSql(table) })
}

/**
 * Replaces the picture of a slide, if a new picture was sent.
 * @throws Problem not_found, or conflict when somebody saved the slide since `version`
 */
export function updateSlide(
  site: SlideSite,
  { id, version, image: _image, ...form }: SlideUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  return updateRow(slideTables[site], { id, version }, { ...form, image_file_id: image?.id })
}

export function deleteSlide(site: SlideSite, id: number): Promise<void> {
  return deleteRow(slideTables[site], id)
}

/** Saves the places of all slides at once. Refuses the whole order if a slide was deleted in the meantime. */
export function updateSlideOrder(site: SlideSite, order: SlideOrder): Promise<void> {
  return saveOrder(slideTables[site], order, 'problems.slide_list')
}
