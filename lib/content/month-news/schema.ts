import * as z from 'zod'
import { optionalText, id, requiredFile, text, version } from '@/lib/platform/api/fields'
import { associationPaths } from '@/lib/platform/site/association-paths'

/** An issue of the monthly paper. `pdf` and `cover`, its first page, are addresses under /files/. */
export const monthNewsFile = z.object({
  id: z.number().int(),
  title: z.string(),
  title_en: z.string(),
  pdf: z.string(),
  cover: z.string().nullable(),
  created_at: z.string(),
})
export type MonthNewsFile = z.infer<typeof monthNewsFile>

export const monthNewsRow = monthNewsFile.extend({ pdf_name: z.string() })
export type MonthNewsRow = z.infer<typeof monthNewsRow>
export const monthNewsRecord = monthNewsRow.extend({ version: z.number().int() })
export type MonthNewsRecord = z.infer<typeof monthNewsRecord>

const titles = {
  title: text({ max: 300, required: 'validation.document.title' }),
  title_en: text({ max: 300 }),
}
export const monthNewsForm = z.object({ ...titles, monthPdf: requiredFile('validation.document.file') })
/** Only the titles of an issue can change: a new file is uploaded as a new issue. */
export const monthNewsRename = z.object({ id, version, ...titles, title_en: optionalText({ max: 300 }) })

export function monthNewsPath(id: number): string {
  return associationPaths.issue(id)
}
