import { log, redactedErrorFields } from '@/lib/platform/log'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import { searchedPdfBytesMax } from './kinds'
import type { PdfSource } from './pdf-page'

/**
 * Draws the first page of a PDF as a JPEG, in a thread.
 * @returns null when the file is too large or no readable PDF, or uses up its time or memory
 * @throws Problem busy when other PDFs are being read
 */
export async function drawPdfCover(
  source: PdfSource,
  bytes: number,
  signal?: AbortSignal,
): Promise<Buffer | null> {
  if (bytes > searchedPdfBytesMax) return null
  try {
    const cover = await pools.pdfs.run('drawFirstPage', source, signal)
    return cover && Buffer.from(cover)
  } catch (error) {
    if (!(error instanceof TaskLimit)) throw error
    log().warn(redactedErrorFields(error), 'the first page of a PDF was not drawn')
    return null
  }
}
