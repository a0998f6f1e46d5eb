import { buffer } from 'node:stream/consumers'
import { fileDriver } from './driver'

const pagesMax = 400
/** The most letters of all pages together; the text of a book of a hundred pages. */
const lettersMax = 200_000
/** What was read by then is the text; the thread itself is ended later. */
const millisecondsMax = 40_000

/**
 * Reads the text layer of a stored PDF, page by page, within the limits above. Runs in a thread of a pool.
 * @returns no pages for a file that is no readable PDF, such as one with a password
 * @throws Error when the storage does not give the file
 */
export async function readPdfPages(name: string): Promise<string[]> {
  return pdfPagesOf(new Uint8Array(await buffer(await fileDriver().read(name))))
}

/** Returns the texts of the pages of a PDF; a scan has none. */
export async function pdfPagesOf(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const endsAt = performance.now() + millisecondsMax
  // Loaded here, so that the threads with other work do not hold it in memory.
  const { getDocumentProxy } = await import('unpdf')
  const texts: string[] = []
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 1 })
    let letters = 0
    for (let number = 1; number <= Math.min(pdf.numPages, pagesMax); number++) {
      if (letters >= lettersMax || performance.now() > endsAt) break
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      page.cleanup()
      const text = plainTextOf(
        items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')),
      )
      texts.push(text.slice(0, lettersMax - letters))
      letters += text.length
    }
  } catch {
    // A damaged page ends the text; what was read before it stays.
  }
  return texts.some((text) => text !== '') ? texts : []
}

/** Joins the pieces of a page, and the halves of a word that is divided at the end of a line. */
function plainTextOf(pieces: readonly string[]): string {
  return pieces
    .join('')
    .normalize('NFC')
    .toWellFormed()
    .replaceAll('\0', ' ')
    .replace(/(?<=\p{L})[-‐\u00ad]\n(?=\p{Ll})/gu, '')
    .trim()
}
