import * as z from 'zod'
import { emptyToUndefined, id, preprocessOptional, pageFields, numeric } from '@/lib/platform/api/fields'
import { type SearchInput, searchFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'

/** The kinds of records with texts in two languages; `db/bilingual.ts` lists the columns. */
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

/** `missing`: there is no English text. `outdated`: the Mongolian text changed after the English text. */
export const dueStates = ['missing', 'outdated'] as const
export type DueState = (typeof dueStates)[number]

const due = {
  kind: preprocessOptional(
    emptyToUndefined,
    z.enum(translationKinds, message('validation.wrong')).optional(),
  ),
  state: preprocessOptional(emptyToUndefined, z.enum(dueStates, message('validation.wrong')).optional()),
  ...searchFields,
}
export const dueQuery = z.object({ ...due, ...pageFields({ limit: 10, limitMax: 100 }) })
/** Asks for one translation. Has the list's filter, because the answer names the list's next translation. */
export const translationQuery = z.object({ id, ...due })
export type DueFilter = SearchInput & {
  kind?: TranslationKind | undefined
  state?: DueState | undefined
}

/** The translation state of a record; `record_id` is the record's key in its table. */
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

/** Confirms that the English is still correct. `version` is the version of the record with both texts. */
export const translationKept = z.object({
  id,
  version: numeric(z.number(message('validation.version')).int(message('validation.version'))),
})
export type TranslationKept = z.output<typeof translationKept>
