import { reports } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/api/rows'
import type { StoredFile } from '@/lib/files/store'
import type { ReportForm, ReportUpdate } from './schema'

type Files = { image: StoredFile; pdf: StoredFile }

export function insertReport(
  { title, title_en }: ReportForm,
  { image, pdf }: Files,
): Promise<{ id: number }> {
  return insertRow(reports, { title, title_en, image_file_id: image.id, pdf_file_id: pdf.id })
}

/**
 * Changes a report; without a new file the old one stays.
 * @throws Problem not_found, or conflict when somebody saved it since `version`
 */
export function updateReport(
  { id, version, title, title_en }: ReportUpdate,
  { image, pdf }: { [K in keyof Files]: Files[K] | undefined },
): Promise<{ version: number }> {
  return updateRow(
    reports,
    { id, version },
    { title, title_en, image_file_id: image?.id, pdf_file_id: pdf?.id },
  )
}

export function deleteReport(id: number): Promise<void> {
  return deleteRow(reports, id)
}
