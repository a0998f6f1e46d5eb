import * as z from 'zod'

/** An issue of the monthly paper; `pdf` is an address under /files/. */
export const monthNewsFile = z.object({
  id: z.number().int(),
  title: z.string(),
  pdf: z.string(),
  created_at: z.string(),
})
export type MonthNewsFile = z.infer<typeof monthNewsFile>

/** Where an issue is read. */
export function monthNewsPath(id: number): string {
  return `/mn/page/${id}`
}
