import { bookFiles, bookPages } from '@/db/schema/content'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import type { BookFileUpdate, BookPageForm, BookPageOrder, BookPageUpdate } from './schema'

/** Adds a page at the end of the book. */
export function insertBookPage(
  { image: _image, ...titles }: BookPageForm,
  image: StoredFile,
): Promise<{ id: number }> {
  return insertRow(bookPages, { ...titles, image_file_id: image.id, sequence: nextSequenceSql(bookPages) })
}

/** @throws Problem not_found, or conflict when somebody saved the page since `version` */
export function updateBookPage(
  { id, version, image: _image, ...titles }: BookPageUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  return updateRow(bookPages, { id, version }, { ...titles, image_file_id: image?.id })
}

export function updateBookPageOrder(order: BookPageOrder): Promise<void> {
  return saveOrder(bookPages, order, 'problems.list_changed')
}

export function deleteBookPage(id: number): Promise<void> {
  return deleteRow(bookPages, id)
}

/** @throws Problem not_found, or conflict when somebody saved the book's PDF since `version` */
export function updateBookFile(
  { id, version, pdf: _pdf, ...form }: BookFileUpdate,
  pdf: StoredFile,
): Promise<{ version: number }> {
  return updateRow(bookFiles, { id, version }, { ...form, pdf_file_id: pdf.id })
}
