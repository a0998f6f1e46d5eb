import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileDriver } from './driver'

/** The longest side of a drawn page in pixels. */
const sideMax = 1_600

/** A PDF that was just received, or a stored one. */
export type PdfSource = { path: string } | { name: string }

/**
 * Draws the first page of a PDF as a JPEG. Runs in a thread of a pool.
 * @returns null for a file that is no readable PDF, such as one with a password
 * @throws Error when the storage does not give the file
 */
export async function drawFirstPage(source: PdfSource): Promise<Uint8Array | null> {
  return firstPageOf(
    'path' in source ? await readFile(source.path) : await buffer(await fileDriver().read(source.name)),
  )
}

/** Draws the first page of the bytes of a PDF; null when they are none. */
export async function firstPageOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Loaded here, so that the threads with other work do not hold it in memory.
  const [{ PDFiumLibrary }, { default: sharp }] = await Promise.all([
    import('@hyzyla/pdfium'),
    import('sharp'),
  ])
  const library = await PDFiumLibrary.init()
  try {
    const page = (await library.loadDocument(bytes)).getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = sideMax / Math.max(originalWidth, originalHeight)
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer()
  } catch {
    return null
  } finally {
    library.destroy()
  }
}
