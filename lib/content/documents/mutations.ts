import { documents } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import type { DocumentForm, DocumentRename } from './schema'

export function insertDocument(
  { pdf: _pdf, ...titles }: DocumentForm,
  pdf: StoredFile,
): Promise<{ id: number }> {
  return insertRow(documents, { ...titles, pdf_file_id: pdf.id })
}

/** @throws Problem not_found, or conflict when somebody saved the document since `version` */
export function renameDocument({ id, version, ...titles }: DocumentRename): Promise<{ version: number }> {
  return updateRow(documents, { id, version }, titles)
}

export function deleteDocument(id: number): Promise<void> {
  return deleteRow(documents, id)
}
