import type { FileKind } from '@/lib/platform/api/call'

/** The types of each kind of file, as recognised by the file's bytes. */
export const kindTypes: Record<FileKind, readonly string[]> = {
  image: ['image/jpeg', 'image/png'],
  pdf: ['application/pdf'],
  video: ['video/mp4'],
  sheet: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  document: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // LibreOffice and Google write the types of the parts at the end, so the first bytes show any archive.
    'application/zip',
  ],
}

/**
 * The kinds of file that may also be plain text, with the type of such a file: its first bytes do not show
 * the type.
 */
export const textTypes: Partial<Record<FileKind, string>> = { sheet: 'text/csv' }

const MB = 1024 * 1024
/** The largest picture, such as that of a news item, a slide or a person. */
export const imageBytesMax = 20 * MB
/** The largest PDF, such as a guide or a report. */
export const pdfBytesMax = 100 * MB
/** The largest PDF whose text is searched: the whole file is in memory while it is read. */
export const searchedPdfBytesMax = 64 * MB
/** The largest film: the specification's 314,572,800 bytes. */
export const videoBytesMax = 300 * MB
/** The largest file of an import into the exchange: a million rows as CSV. */
export const sheetBytesMax = 300 * MB
/** The largest document that staff put into a text. */
const documentBytesMax = 50 * MB
/** The longest text that is made of a document, in letters of HTML: the longest that news and pages can have. */
export const documentLettersMax = 400_000
/** The largest proof or attachment of a member's assessment. */
export const proofBytesMax = 20 * MB

/** The longest side of a stored picture, the maximum of WebP; a picture with a longer one is scaled down. */
export const imageSideMax = 16_383
/** The most pixels of a received picture; one with more is refused before it is unpacked. */
export const imagePixelsMax = 60_000_000
/** The most pixels of a stored picture; one that would have more, such as a very tall one, is scaled down. */
export const imageStoredPixelsMax = 8_000_000
/** The longest side in pixels of a stored logo from a public form: small, so that it is cheap to draw. */
export const logoSideMax = 730

/** The rule for an optional public picture. A form without a picture leaves the stored one unchanged. */
export const optionalPicture = {
  kinds: ['image'],
  storage: 'public',
  fileBytesMax: imageBytesMax,
  optional: true,
} as const

/** The rule for a document whose text is put into a text of the editor. */
export const textDocument = {
  kinds: ['document'],
  storage: 'text',
  fileBytesMax: documentBytesMax,
} as const
