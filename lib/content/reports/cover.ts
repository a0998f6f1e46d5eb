import { Problem } from '@/lib/platform/api/problem'
import { drawPdfCover } from '@/lib/platform/files/pdf-cover'
import type { Upload } from '@/lib/platform/files/upload'
import { getReportPdf } from './queries'

/**
 * Draws the first page of a sent PDF, else of the PDF of a stored report.
 * @throws Problem bad_input when there is no PDF or it cannot be drawn; not_found when the report is gone
 */
export async function drawReportCover(
  id: number | null,
  sentPdf: Upload | undefined,
  signal: AbortSignal,
): Promise<{ image: string }> {
  const storedPdf = sentPdf || id === null ? null : await getReportPdf(id)
  const page = sentPdf
    ? await drawPdfCover({ path: sentPdf.path }, sentPdf.bytes, signal)
    : storedPdf && (await drawPdfCover({ name: storedPdf.name }, storedPdf.bytes, signal))
  if (!page) throw Problem.ofField('image', 'validation.report.cover')
  return { image: page.toString('base64') }
}
