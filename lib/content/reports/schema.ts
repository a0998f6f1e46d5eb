import * as z from 'zod'
import { id, optionalId, requiredFile, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import {
  changedSchedule,
  endsTooEarly,
  isInOrder,
  scheduleAnswers,
  scheduleFields,
} from '@/lib/platform/schedule/schema'

export const reportsPageSize = 6

/** A report. `created_at` is an ISO time, `created_at_en` the same day as English readers write it. */
export const report = z.object({
  id: z.number().int(),
  title: z.string(),
  title_en: z.string(),
  image: z.string(),
  pdf: z.string(),
  created_at: z.string(),
  created_at_en: z.string(),
})
export type Report = z.infer<typeof report>
export const reportRow = report.extend({ pdf_name: z.string(), ...scheduleAnswers })
export type ReportRow = z.infer<typeof reportRow>
export const reportRecord = reportRow.extend({ version: z.number().int() })
export type ReportRecord = z.infer<typeof reportRecord>
export const reportSorts = ['title', 'created_at'] as const

const texts = {
  title: text({ max: 300, required: 'validation.report.title' }),
  title_en: text({ max: 300 }),
}
export const reportForm = z
  .object({
    ...texts,
    image: requiredFile('validation.image'),
    pdf: requiredFile('validation.report.pdf'),
    ...scheduleFields,
  })
  .refine(isInOrder, endsTooEarly)
export type ReportForm = z.output<typeof reportForm>
/** A changed report. A cover or PDF that is not sent stays as it is. */
export const reportUpdate = z
  .object({
    id,
    version,
    ...texts,
    image: z.unknown().optional(),
    pdf: z.unknown().optional(),
    ...changedSchedule,
  })
  .refine(isInOrder, endsTooEarly)
/** The input of a preview: a new report, which must have a cover, or a stored report (with `id`). */
export const reportPreview = z
  .object({ ...texts, ...scheduleFields, id: optionalId, image: z.unknown().optional() })
  .refine(isInOrder, endsTooEarly)
  .refine((form) => form.image || form.id !== null, { path: ['image'], ...message('validation.image') })
export type ReportPreview = z.output<typeof reportPreview>
export type ReportUpdate = z.output<typeof reportUpdate>
