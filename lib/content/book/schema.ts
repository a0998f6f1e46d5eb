import * as z from 'zod'
import { id, rowOrder, requiredFile, text, version } from '@/lib/platform/api/fields'

/** A page of the book about the association's thirty years; `image` is an address under /files/. */
const bookPage = z.object({
  id: z.number().int(),
  title: z.string(),
  title_en: z.string(),
  image: z.string(),
})
/** What visitors read and download: the pages of the book, and the address of its PDF. */
export const book = z.object({ pages: z.array(bookPage), pdf: z.string().nullable() })
export type Book = z.infer<typeof book>

export const bookPageRecord = bookPage.extend({ sequence: z.number().int(), version: z.number().int() })
export type BookPageRecord = z.infer<typeof bookPageRecord>
const titles = {
  title: text({ max: 300, required: 'validation.report.title' }),
  title_en: text({ max: 300 }),
}
export const bookPageForm = z.object({ ...titles, image: requiredFile('validation.image') })
/** A changed page of the book. If `image` is not sent, the page keeps its picture. */
export const bookPageUpdate = z.object({ id, version, ...titles, image: z.unknown().optional() })
export const bookPageOrder = z.object({ pages: rowOrder('validation.order') })

/** The whole book as one PDF file. The table always has exactly one row, with or without a PDF. */
export const bookFile = z.object({
  id: z.number().int(),
  version: z.number().int(),
  pdf: z.string().nullable(),
  pdf_name: z.string(),
})
export type BookFile = z.infer<typeof bookFile>
export const bookFileUpdate = z.object({ id, version, pdf: requiredFile('validation.report.pdf') })
