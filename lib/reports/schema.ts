import * as z from 'zod'

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
