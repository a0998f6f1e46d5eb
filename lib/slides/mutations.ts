import { banners } from '@/db/schema/site'
import { deleteRow, insertRow, lastPlace, saveOrder, updateRow } from '@/lib/api/rows'
import type { StoredFile } from '@/lib/files/store'
import type { SlideOrder, SlideUpdate } from './schema'

export function insertSlide(image: StoredFile): Promise<{ id: number }> {
  return insertRow(banners, { image_file_id: image.id, sequence: lastPlace(banners) })
}

/**
 * Puts another picture at the place of a slide.
 * @throws Problem not_found, or conflict when somebody saved it since `version`
 */
export function updateSlide(known: SlideUpdate, image: StoredFile | undefined): Promise<{ version: number }> {
  return updateRow(banners, known, { image_file_id: image?.id })
}

export function deleteSlide(id: number): Promise<void> {
  return deleteRow(banners, id)
}

/** Saves all places at once; a slide that is gone meanwhile refuses the whole order. */
export function updateSlideOrder(order: SlideOrder): Promise<void> {
  return saveOrder(banners, order, 'problems.banner_list')
}
