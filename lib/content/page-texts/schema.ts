import * as z from 'zod'
import { id, optionalId, text, version } from '@/lib/platform/api/fields'
import { changedSchedule, endsTooEarly, isInOrder, scheduleAnswers } from '@/lib/platform/schedule/schema'

/** The text of a menu item's page. `id` is null until a text is saved. */
export const pageTextRecord = z.object({
  id: z.number().int().nullable(),
  cid: z.number().int(),
  category: z.string(),
  text: z.string(),
  text_en: z.string(),
  ...scheduleAnswers,
  version: z.number().int(),
})
export type PageTextRecord = z.infer<typeof pageTextRecord>

/** What a public page gets: its texts, and the names of its menu item (`category`). */
export const publicPage = z.object({
  cid: z.number().int(),
  category: z.string(),
  category_en: z.string(),
  text: z.string(),
  text_en: z.string(),
})
export type PublicPage = z.infer<typeof publicPage>
/** Returns a page without texts, for the about page, which is shown even when its menu item is hidden. */
export const pageWithoutText = (cid: number): PublicPage => ({
  ...{ cid, category: '', category_en: '', text: '', text_en: '' },
})
/** A function that reads a public page: from the published texts, or from a preview. */
export type ReadPage = (cid: number) => Promise<PublicPage | null>

/** The most letters of a text, counted both before and after sanitising. */
export const bodyMax = 400_000

export const pageTextForm = z
  .object({
    id: optionalId,
    category_cid: id,
    text: text({ max: bodyMax }),
    text_en: text({ max: bodyMax }),
    ...changedSchedule,
    version,
  })
  .refine(isInOrder, endsTooEarly)
export type PageTextForm = z.output<typeof pageTextForm>

const count = z.number().int()

/**
 * The text of a document, and how many things of each kind it lost: pictures that no browser shows, that are only
 * linked or that were too many, charts (also SmartArt), formulas.
 */
export const documentText = z.object({
  html: z.string(),
  leftOut: z.object({
    unreadablePictures: count,
    linkedPictures: count,
    furtherPictures: count,
    charts: count,
    formulas: count,
  }),
})
