import type { FileKind } from '@/lib/platform/api/call'

/** The types of each kind of file, as recognised by the file's bytes. */
export const kindTypes: Record<FileKind, readonly string[]> = {
  image: ['image/jpeg', 'image/png'],
  pdf: ['application/pdf'],
  video: ['video/mp4'],
  sheet: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
}

/** Kinds that may also be plain text, which has no signature: it gets this type. */
export const textTypes: Partial<Record<FileKind, string>> = { sheet: 'text/csv' }

const MB = 1024 * 1024
/** Pictures of news, slides and people. */
export const imageBytesMax = 20 * MB
/** Guides, codes, reports and papers. */
export const pdfBytesMax = 100 * MB
/** Films: the specification's 314,572,800 bytes. */
export const videoBytesMax = 300 * MB
/** Tables of the exchange: a million rows as CSV. */
export const sheetBytesMax = 300 * MB
/** Proofs and attachments of a member's assessment. */
export const proofBytesMax = 20 * MB

/** The maximum that WebP supports; a picture with a longer side is scaled down. */
export const imageSideMax = 16_383
/** A picture of more pixels is refused before it is unpacked. */
export const imagePixelsMax = 60_000_000
/** A picture that would be stored with more, such as a very tall one, is scaled down. */
export const imageStoredPixelsMax = 8_000_000
/** Pixels of each side of a logo from a public form: cheap to draw. */
export const logoSideMax = 730

/** An optional public picture; without one the stored picture stays. */
export const optionalPicture = {
  kinds: ['image'],
  storage: 'public',
  fileBytesMax: imageBytesMax,
  optional: true,
} as const
