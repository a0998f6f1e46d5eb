import * as z from 'zod'
import { id, optionalId, text, version } from '@/lib/api/fields'

/** The text of a menu item's page. `id` is null while none was written. */
export const pageTextRecord = z.object({
  id: z.number().int().nullable(),
  cid: z.number().int(),
  category: z.string(),
  text: z.string(),
  text_en: z.string(),
  version: z.number().int(),
})
export type PageTextRecord = z.infer<typeof pageTextRecord>

/** Letters of a text, before and after it was cleaned. */
export const bodyMax = 400_000

export const pageTextForm = z.object({
  id: optionalId,
  category_cid: id,
  text: text({ max: bodyMax }),
  text_en: text({ max: bodyMax }),
  version,
})
export type PageTextForm = z.output<typeof pageTextForm>
