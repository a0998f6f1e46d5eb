import { documents } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/api/rows'
import type { StoredFile } from '@/lib/files/store'
import type { DocumentRename } from './schema'

export function insertDocument(title: string, pdf: StoredFile): Promise<{ id: number }> {
  return insertRow(documents, { title, pdf_file_id: pdf.id })
}

/** @throws Problem not_found, or conflict when somebody saved it since `version` */
export function renameDocument({ id, version, title }: DocumentRename): Promise<{ version: number }> {
  return updateRow(documents, { id, version }, { title })
}

export function deleteDocument(id: number): Promise<void> {
  return deleteRow(documents, id)
}
