import * as z from 'zod'
import { emptyIsMissing, id, lenientOptional, page } from '@/lib/platform/api/fields'
import { type SearchInput, searchFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'

/** The kinds of records with texts in two languages; `db/bilingual.ts` says which columns those are. */
export const translationKinds = [
  'news',
  'pages',
  'menu',
  'eventMenu',
  'eventNews',
  'reports',
  'people',
  'minerals',
  'documents',
  'monthNews',
  'videos',
  'bookPages',
  'logos',
  'contact',
  'questions',
  'sessions',
  'editions',
  'event_dates',
  'event_statistics',
  'event_partners',
  'event_presenters',
  'event_halls',
  'event_presentations',
  'event_gallery_images',
  'directory_categories',
] as const
export type TranslationKind = (typeof translationKinds)[number]

/** What there is to do: the English is missing, or the Mongolian changed after it. */
export const dueStates = ['missing', 'outdated'] as const
export type DueState = (typeof dueStates)[number]

const due = {
  kind: lenientOptional(emptyIsMissing, z.enum(translationKinds, message('validation.wrong')).optional()),
  state: lenientOptional(emptyIsMissing, z.enum(dueStates, message('validation.wrong')).optional()),
  ...searchFields,
}
export const dueQuery = z.object({ ...due, ...page({ limit: 10, limitMax: 100 }) })
/** The one that follows is found by the same filter. */
export const translationQuery = z.object({ id, ...due })
export type DueFilter = SearchInput & {
  kind?: TranslationKind | undefined
  state?: DueState | undefined
}

/** How the languages of a record stand to one another. `record_id` is its key among those of its kind. */
export const translation = z.object({
  id: z.number().int(),
  kind: z.enum(translationKinds),
  record_id: z.number().int(),
  name: z.string(),
  state: z.enum([...dueStates, 'done']),
  mn_changed_at: z.string(),
})
export type Translation = z.infer<typeof translation>

export const dueCount = z.object({
  kind: z.enum(translationKinds),
  state: z.enum(dueStates),
  count: z.number().int(),
})
export type DueCount = z.infer<typeof dueCount>

/** `version` is that of the record whose English was looked at. */
export const translationKept = z.object({
  id,
  version: z.coerce.number<number | string>(message('validation.version')).int(message('validation.version')),
})
export type TranslationKept = z.output<typeof translationKept>
