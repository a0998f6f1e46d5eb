import { reports } from '@/db/schema/content'
import { parseInput } from '@/lib/platform/api/parse-input'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import { requireVersionFile, requireVersionRow } from '@/lib/platform/records/history/queries'
import type { RestoredVersion } from '@/lib/platform/records/history/schema'
import { type ReportForm, reportUpdate, type ReportUpdate } from './schema'
import {
  createdAtForSchedule,
  saveCheckingScheduleOrder,
  scheduleColumns,
} from '@/lib/platform/schedule/queries'

type Files = Record<'image' | 'pdf', Pick<StoredFile, 'id'>>

const reportFormColumns = ({ image: _image, pdf: _pdf, ...form }: Omit<ReportUpdate, 'id' | 'version'>) => ({
  ...form,
  ...scheduleColumns(form),
})

export function insertReport(form: ReportForm, { image, pdf }: Files): Promise<{ id: number }> {
  const row = reportFormColumns(form)
  const created_at = row.appears_at ?? undefined
  return insertRow(reports, { ...row, created_at, image_file_id: image.id, pdf_file_id: pdf.id })
}

/**
 * Changes a report. A cover or PDF that is not sent stays as it is.
 * @throws Problem not_found, bad_input for a schedule that ends before it begins, or conflict when somebody
 * saved the report since `version`
 */
export function updateReport(
  { id, version, ...form }: ReportUpdate,
  { image, pdf }: { [K in keyof Files]: Files[K] | undefined },
): Promise<{ version: number }> {
  return saveCheckingScheduleOrder('reports', () =>
    updateRow(
      reports,
      { id, version },
      {
        ...reportFormColumns(form),
        created_at: createdAtForSchedule(form, reports.created_at),
        image_file_id: image?.id,
        pdf_file_id: pdf?.id,
      },
    ),
  )
}

/**
 * Restores an older version of a report as a new version, with the checks of every save.
 * @throws Problem not_found, bad_input, or conflict when a file is gone, or when somebody saved the report
 * since `version`
 */
export async function restoreReport({ id, version, from }: RestoredVersion): Promise<{ version: number }> {
  const row = await requireVersionRow('reports', id, from)
  const image = await requireVersionFile(row, 'image_file_id', 'image')
  const pdf = await requireVersionFile(row, 'pdf_file_id', 'pdf')
  return updateReport(parseInput(reportUpdate, { ...row, id, version }), { image, pdf })
}

export function deleteReport(id: number): Promise<void> {
  return deleteRow(reports, id)
}
