import * as z from 'zod'

/** A sustainable-mining standard; `posters` and `pdf` are addresses under /files/. */
export const sustainableEntry = z.object({
  id: z.number().int(),
  title: z.string(),
  language: z.enum(['mn', 'en']),
  posters: z.array(z.string()),
  pdf: z.string().nullable(),
})
export type SustainableEntry = z.infer<typeof sustainableEntry>
