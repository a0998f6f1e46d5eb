import { monthNews } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import type { MonthNewsForm, MonthNewsRename } from './schema'

export function insertMonthNews(
  { monthPdf: _pdf, ...titles }: MonthNewsForm,
  pdf: StoredFile,
): Promise<{ id: number }> {
  return insertRow(monthNews, { ...titles, pdf_file_id: pdf.id })
}

/** @throws Problem not_found, or conflict when somebody saved the issue since `version` */
export function renameMonthNews({ id, version, ...titles }: MonthNewsRename): Promise<{ version: number }> {
  return updateRow(monthNews, { id, version }, titles)
}

export function deleteMonthNews(id: number): Promise<void> {
  return deleteRow(monthNews, id)
}
