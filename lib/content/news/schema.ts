import * as z from 'zod'
import { pictureKinds } from '@/lib/platform/files/picture-kind'
import { menuCategory } from '@/lib/content/menu/schema'
import {
  flag,
  id,
  preprocessOptional,
  optionalId,
  optionalText,
  requiredFile,
  text,
  version,
  numeric,
} from '@/lib/platform/api/fields'
import { importPictures } from '@/lib/platform/files/import-pictures'
import { isEmptyRichText } from '@/lib/platform/rich-text/empty'
import { inBothLanguages } from '@/lib/platform/i18n/bilingual'
import { message } from '@/lib/platform/i18n/message-key'
import {
  changedSchedule,
  endsTooEarly,
  isInOrder,
  scheduleAnswers,
  scheduleFields,
} from '@/lib/platform/schedule/schema'

const titleMax = 300
const summaryMax = 1_000
const figureMax = 24
/** The most letters of a body, counted both before and after sanitising. */
export const bodyMax = 400_000

/** The texts of an item in both languages, in the order of the form. The names of the English ones end in `_en`. */
const newsTextInputs = {
  title: text({ max: titleMax }),
  summary: text({ max: summaryMax }),
  /** A number of the story with its unit, «2,400 га», which lists show instead of the picture; else empty. */
  figure: optionalText({ max: figureMax }),
  text: text({ max: bodyMax }),
}
export type NewsTextName = keyof typeof newsTextInputs
export type NewsTextKey = NewsTextName | `${NewsTextName}_en`
export const newsTextNames = Object.keys(newsTextInputs) as NewsTextName[]
export const newsTextKeys = Object.keys(inBothLanguages(newsTextInputs)) as NewsTextKey[]

/** Returns a value for each text of `keys`; by default for both languages of all texts. */
export const mapNewsTexts = <Value, Key extends NewsTextKey = NewsTextKey>(
  valueOf: (key: Key) => Value,
  keys = newsTextKeys as Key[],
) => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

/** How the office edits a text. */
export const inputKindOfNewsText = (name: NewsTextName) =>
  name === 'text' ? 'richText' : name === 'summary' ? 'textarea' : 'text'

/** In each language an item has all of these texts or none. */
export const requiredNewsTexts = ['title', 'summary', 'text'] as const satisfies NewsTextName[]

/**
 * A news item as visitors get it. `image` is the address of a file under /files/, `created_at` an ISO time.
 */
export const newsItem = z.object({
  id: z.number().int(),
  ...mapNewsTexts(() => z.string()),
  image: z.string(),
  /** What `image` is: lists show only photographs. A preview does not say. */
  image_kind: z.enum(pictureKinds).optional(),
  publisher: z.string(),
  category_cid: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type NewsItem = z.infer<typeof newsItem>

/** A news item for the office. A save sends `version` back, so that it cannot overwrite changes of others. */
export const adminNewsItem = newsItem.extend({
  category: z.string(),
  news_status: z.boolean(),
  yellow_book: z.boolean(),
  ...scheduleAnswers,
  version: z.number().int(),
})
export const newsSorts = ['created_at', 'title'] as const
export type AdminNewsItem = z.infer<typeof adminNewsItem>

export const newsCategoryCount = z.object({
  cid: z.number().int(),
  category: z.string(),
  category_en: z.string(),
  news_count: z.number().int(),
})
export type NewsCategoryCount = z.infer<typeof newsCategoryCount>
/**
 * A category of the event's news, with the fields of its menu item. The specification requires the number of
 * the menu item twice, as `id` and as `cid`.
 */
export const eventNewsCategory = newsCategoryCount.extend({
  id: z.number().int(),
  ...menuCategory.pick({ pid: true, category_status: true, page_type: true }).shape,
})
export type EventNewsCategory = z.infer<typeof eventNewsCategory>

/** A month that has news: `created_at` is its key `yyyy-mm`, `date` its label in the requested language. */
export const archiveMonth = z.object({ created_at: z.string(), date: z.string() })
export type ArchiveMonth = z.infer<typeof archiveMonth>

export const defaultCategoryCid = 8
export const newsPageSize = 6
export const recentNewsCount = 6
export const defaultPublisher = 'Админ'

/** The fields that the news of all sites have in common. */
const contentFields = {
  image: z.unknown(),
  ...inBothLanguages(newsTextInputs),
  category_cid: preprocessOptional(
    (value) => (value === '' || value === null || value === undefined ? 0 : value),
    numeric(
      z
        .number(message('validation.news.category'))
        .int(message('validation.news.category'))
        .max(2_147_483_647, message('validation.news.category'))
        .meta({ minimum: 1 }),
    ),
  ),
  publisher: preprocessOptional((value) => value ?? defaultPublisher, text({ max: 120 })),
  news_status: flag(true),
}
const fields = { ...contentFields, yellow_book: flag(false), ...scheduleFields }

/** The columns that a form of news writes as it is sent, except the bodies, which are sanitised. */
export const newsFormColumns = (Object.keys(contentFields) as (keyof typeof contentFields)[]).filter(
  (name) => name !== 'image',
)

type NewsFields = Record<`${(typeof requiredNewsTexts)[number]}${'' | '_en'}`, string> & {
  image?: unknown
  category_cid: number
  publisher: string
}

/**
 * Checks a form in the order of the specification: a cover, no half-filled language, some content, category,
 * publisher. A stored item already has a cover, so its cover is missing only when `image` is null: the editor
 * removed the cover and chose no other.
 */
function addNewsIssues(
  form: NewsFields,
  context: z.core.$RefinementCtx,
  { isStored }: { isStored: boolean },
) {
  const addIssueAt = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (isStored ? form.image === null : !form.image) addIssueAt('image', 'validation.news.image')
  let content = false
  for (const [suffix, message] of [
    ['', 'validation.news.mnWhole'],
    ['_en', 'validation.news.enWhole'],
  ] as const) {
    const parts = requiredNewsTexts.map((name) => `${name}${suffix}` as const)
    const empty = parts.filter((name) =>
      name.startsWith('text') ? isEmptyRichText(form[name]) : form[name] === '',
    )
    if (empty.length < parts.length) content = true
    if (empty.length > 0 && empty.length < parts.length) for (const name of empty) addIssueAt(name, message)
  }
  if (!content) addIssueAt('title', 'validation.news.content')
  if (form.category_cid < 1) addIssueAt('category_cid', 'validation.news.category')
  if (!form.publisher) addIssueAt('publisher', 'validation.news.publisher')
}

export const newsInsert = z
  .object(fields)
  .refine(isInOrder, endsTooEarly)
  .superRefine((form, context) => addNewsIssues(form, context, { isStored: false }))
export const newsUpdate = z
  .object({ ...fields, ...changedSchedule, id, version })
  .refine(isInOrder, endsTooEarly)
  .superRefine((form, context) => addNewsIssues(form, context, { isStored: true }))
/** The input of a preview: a new item, which must have a cover, or a stored item (with `id`). */
export const newsPreview = z
  .object({ ...fields, id: optionalId })
  .refine(isInOrder, endsTooEarly)
  .superRefine((form, context) => addNewsIssues(form, context, { isStored: form.id !== null }))
/** The event's news have neither a schedule nor the directory's field `yellow_book`. */
export const eventNewsInsert = z
  .object(contentFields)
  .superRefine((form, context) => addNewsIssues(form, context, { isStored: false }))
export const eventNewsUpdate = z
  .object({ ...contentFields, id, version })
  .superRefine((form, context) => addNewsIssues(form, context, { isStored: true }))
export type EventNewsInsert = z.output<typeof eventNewsInsert>
export type EventNewsUpdate = z.output<typeof eventNewsUpdate>
export const adminEventNewsItem = newsItem.extend({
  category: z.string(),
  news_status: z.boolean(),
  version: z.number().int(),
})
export type AdminEventNewsItem = z.infer<typeof adminEventNewsItem>
export type NewsPreview = z.output<typeof newsPreview>
export type NewsInsert = z.output<typeof newsInsert>
export type NewsUpdate = z.output<typeof newsUpdate>

/** An import of news. With `dryRun` it writes nothing and counts what would change. */
export const newsImport = z.object({
  dryRun: flag(false),
  pictures: importPictures,
  file: requiredFile('validation.agenda.file'),
})
export type NewsImport = z.output<typeof newsImport>
