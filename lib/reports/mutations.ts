import { reports } from '@/db/schema/content'
import { deleteRow, insertRow, updateRow } from '@/lib/api/rows'
import type { StoredFile } from '@/lib/files/store'
import { datedBy, scheduleColumns } from '@/lib/schedule/queries'
import type { ReportForm, ReportUpdate } from './schema'

type Files = { image: StoredFile; pdf: StoredFile }

const columns = (form: Omit<ReportForm, 'image' | 'pdf'>) => ({
  title: form.title,
  title_en: form.title_en,
  ...scheduleColumns(form),
})

export function insertReport(form: ReportForm, { image, pdf }: Files): Promise<{ id: number }> {
  const row = columns(form)
  const created_at = row.appears_at ?? undefined
  return insertRow(reports, { ...row, created_at, image_file_id: image.id, pdf_file_id: pdf.id })
}

/**
 * Changes a report; without a new file the old one stays.
 * @throws Problem not_found, or conflict when somebody saved it since `version`
 */
export function updateReport(
  form: ReportUpdate,
  { image, pdf }: { [K in keyof Files]: Files[K] | undefined },
): Promise<{ version: number }> {
  return updateRow(reports, form, {
    ...columns(form),
    created_at: datedBy(form, reports.created_at),
    image_file_id: image?.id,
    pdf_file_id: pdf?.id,
  })
}

export function deleteReport(id: number): Promise<void> {
  return deleteRow(reports, id)
}
