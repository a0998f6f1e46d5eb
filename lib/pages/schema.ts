import * as z from 'zod'
import { id, optionalId, text, version } from '@/lib/api/fields'
import { endsTooEarly, isInOrder, scheduleAnswers, scheduleFields } from '@/lib/schedule/schema'

/** The text of a menu item's page. `id` is null while none was written. */
export const staticPage = z.object({
  id: z.number().int().nullable(),
  cid: z.number().int(),
  category: z.string(),
  text: z.string(),
  text_en: z.string(),
  ...scheduleAnswers,
  version: z.number().int(),
})
export type StaticPage = z.infer<typeof staticPage>

/** Letters of a text, before and after it was cleaned. */
export const bodyMax = 400_000

export const staticPageForm = z
  .object({
    id: optionalId,
    category_cid: id,
    text: text({ max: bodyMax }),
    text_en: text({ max: bodyMax }),
    ...scheduleFields,
    version,
  })
  .refine(isInOrder, endsTooEarly)
export type StaticPageForm = z.output<typeof staticPageForm>
