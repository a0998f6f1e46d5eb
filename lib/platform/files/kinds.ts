import type { FileKind } from '@/lib/platform/api/call'

/** The types that each kind of file may be, as told by the file's own bytes. */
export const kindTypes: Record<FileKind, readonly string[]> = {
  image: ['image/jpeg', 'image/png'],
  pdf: ['application/pdf'],
  video: ['video/mp4'],
  sheet: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
}

/** Kinds that may be plain text as well, which no bytes mark: then they are of this type. */
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

/** No side that is longer fits into WebP; a picture with one is made smaller as a whole. */
export const imageSideMax = 16_383
/** A picture of more pixels is refused before it is unpacked. */
export const imagePixelsMax = 60_000_000
/** A picture that would be stored with more, such as a very tall one, is made smaller as a whole. */
export const imageStoredPixelsMax = 8_000_000
/** Pixels of each side of what public forms send: a logo, and cheap to draw. */
export const logoSideMax = 730

/** A picture that anybody may see; without one the stored one stays. */
export const optionalPicture = {
  kinds: ['image'],
  storage: 'public',
  fileBytesMax: imageBytesMax,
  optional: true,
} as const
