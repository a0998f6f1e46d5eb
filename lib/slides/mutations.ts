import { banners } from '@/db/schema/site'
import { deleteRow, insertRow, lastPlace, saveOrder } from '@/lib/api/rows'
import type { StoredFile } from '@/lib/files/store'
import type { SlideOrder } from './schema'

export function insertSlide(image: StoredFile): Promise<{ id: number }> {
  return insertRow(banners, { image_file_id: image.id, sequence: lastPlace(banners) })
}

export function deleteSlide(id: number): Promise<void> {
  return deleteRow(banners, id)
}

/** Saves all places at once; a slide that is gone meanwhile refuses the whole order. */
export function updateSlideOrder(order: SlideOrder): Promise<void> {
  return saveOrder(banners, order, 'problems.banner_list')
}
