import * as z from 'zod'

/** A guide or code to download; `pdf` is an address under /files/. */
export const pdfDocument = z.object({
  id: z.number().int(),
  title: z.string(),
  pdf: z.string(),
  created_at: z.string(),
})
export type PdfDocument = z.infer<typeof pdfDocument>
