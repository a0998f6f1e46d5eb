import * as z from 'zod'
import { id, text, version } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { joinPhrases, splitPhrases } from '@/lib/platform/search/phrases'

export const shortcutPageSizes = [20, 50, 100] as const
export const shortcutSorts = ['title', 'path'] as const

/** A page that answers what visitors type when they want to do something. */
export const shortcut = z.object({
  id: z.number().int(),
  /** What visitors type: phrases, separated by `; `. */
  phrases: z.string(),
  title: z.string(),
  title_en: z.string(),
  /** The page's path without a language. */
  path: z.string(),
  version: z.number().int(),
})
export type ShortcutRow = z.infer<typeof shortcut>

const pagePath = /^\/(?:mm|mn|mw|yp)(?:\/\S*)?$/

const fields = {
  phrases: text({ max: 1_000, required: 'validation.shortcut.phrases' })
    .transform((phrases) => joinPhrases(splitPhrases(phrases)))
    .refine((phrases) => phrases !== '', message('validation.shortcut.phrases')),
  title: text({ max: 200, required: 'validation.shortcut.title' }),
  title_en: text({ max: 200, required: 'validation.shortcut.title' }),
  path: text({ max: 300, required: 'validation.shortcut.path' })
    .refine((path) => pagePath.test(path), message('validation.shortcut.path'))
    .meta({ pattern: pagePath.source }),
}
export const shortcutForm = z.object(fields)
export const shortcutUpdate = z.object({ id, version, ...fields })
export const shortcutListing = z.object(
  listingFields({ limit: shortcutPageSizes[0], limitMax: 100, sorts: shortcutSorts }),
)
export type ShortcutListing = z.output<typeof shortcutListing>
