import * as z from 'zod'
import { optionalText, id, requiredFile, text, version } from '@/lib/platform/api/fields'

/** A guide or code to download; `pdf` is an address under /files/, `pdf_name` the original file name. */
export const pdfDocument = z.object({
  id: z.number().int(),
  title: z.string(),
  title_en: z.string(),
  pdf: z.string(),
  created_at: z.string(),
})
export type PdfDocument = z.infer<typeof pdfDocument>
export const documentRow = pdfDocument.extend({ pdf_name: z.string() })
export type DocumentRow = z.infer<typeof documentRow>
export const documentRecord = documentRow.extend({ version: z.number().int() })
export type DocumentRecord = z.infer<typeof documentRecord>

const titles = {
  title: text({ max: 300, required: 'validation.document.title' }),
  title_en: text({ max: 300 }),
}
export const documentForm = z.object({ ...titles, pdf: requiredFile('validation.document.file') })
/** Only the titles of a document can change: a new file is uploaded as a new document. */
export const documentRename = z.object({ id, version, ...titles, title_en: optionalText({ max: 300 }) })
