/** A table whose rows have texts in two languages: each of `fields` is a column, its English one `<field>_en`. */
export type BilingualTable = {
  table: string
  /** The key column of a record. */
  key: string
  fields: readonly [string, ...string[]]
  /** The name of a record in the office, as SQL over its row `r`. */
  name: string
  /** The rows to translate, as SQL over `r`; all by default. */
  where?: string
  /** The kind whose records take their name from this one, under the same key. */
  names?: string
}

/** A title in Mongolian, or else in English. */
const titleSql = `coalesce(nullif(r.title, ''), r.title_en)`

/**
 * Every kind of record with texts in two languages. The list of translations, its triggers and its screen
 * derive from it; a test compares it with the columns of the database.
 */
export const translationKinds = {
  news: { table: 'news', key: 'id', fields: ['title', 'summary', 'text'], name: titleSql },
  pages: {
    table: 'page_texts',
    key: 'category_cid',
    fields: ['text'],
    name: '(select item.category from menu_categories item where item.cid = r.category_cid)',
  },
  menu: {
    table: 'menu_categories',
    key: 'cid',
    fields: ['category'],
    name: 'r.category',
    names: 'pages',
  },
  eventMenu: {
    table: 'event_categories',
    key: 'cid',
    fields: ['category'],
    name: 'r.category',
  },
  eventNews: { table: 'event_news', key: 'id', fields: ['title', 'summary', 'text'], name: titleSql },
  reports: { table: 'reports', key: 'id', fields: ['title'], name: titleSql },
  people: { table: 'people', key: 'id', fields: ['name', 'position', 'company'], name: 'r.name' },
  minerals: { table: 'minerals', key: 'id', fields: ['title'], name: titleSql },
  documents: { table: 'documents', key: 'id', fields: ['title'], name: 'r.title' },
  monthNews: { table: 'month_news', key: 'id', fields: ['title'], name: 'r.title' },
  videos: { table: 'mining_videos', key: 'id', fields: ['title'], name: 'r.title' },
  bookPages: { table: 'book_pages', key: 'id', fields: ['title'], name: 'r.title' },
  logos: { table: 'logos', key: 'id', fields: ['name'], name: 'r.name' },
  contact: { table: 'contact_texts', key: 'id', fields: ['text'], name: 'r.text' },
  questions: {
    table: 'assessment_questions',
    key: 'id',
    fields: ['question'],
    name: `r.cid || ' ' || left(r.question, 300)`,
    where: 'r.retired_at is null',
  },
  sessions: {
    table: 'event_sessions',
    key: 'id',
    fields: ['title', 'summary', 'speakers'],
    name: 'r.title',
  },
  editions: {
    table: 'events',
    key: 'id',
    fields: ['event', 'place', 'venue', 'address', 'invitation', 'about'],
    name: 'r.event',
    where: 'r.frozen_at is null',
  },
  event_dates: { table: 'event_dates', key: 'id', fields: ['day'], name: 'r.day' },
  event_statistics: {
    table: 'event_statistics',
    key: 'id',
    fields: ['label'],
    name: `r.figure || ' ' || r.label`,
  },
  event_partners: { table: 'event_partners', key: 'id', fields: ['name', 'about'], name: 'r.name' },
  event_presenters: {
    table: 'event_presenters',
    key: 'id',
    fields: ['name', 'position', 'about'],
    name: 'r.name',
  },
  event_halls: { table: 'event_halls', key: 'id', fields: ['hall_name'], name: 'r.hall_name' },
  event_presentations: {
    table: 'event_presentations',
    key: 'id',
    fields: ['present_name', 'speakers'],
    name: 'r.present_name',
  },
  event_gallery_images: {
    table: 'event_gallery_images',
    key: 'id',
    fields: ['caption'],
    name: 'r.caption',
    where: `r.caption <> ''`,
  },
  directory_categories: {
    table: 'directory_categories',
    key: 'id',
    fields: ['name'],
    name: `r.category_code || ' ' || r.name`,
  },
} as const satisfies Record<string, BilingualTable>

/**
 * Tables that staff do not translate: their owners write the texts in the languages that they want, or the
 * texts are names of people.
 */
export const ownersTables = [
  'directory_companies',
  'directory_company_categories',
  'directory_people',
  'meeting_users',
  'meeting_interpreters',
] as const

/**
 * Files bring thousands of names of the exchange, and a separate screen lists those without English; here
 * they would bury all other translations.
 */
export const ownListTables = ['exchange_names'] as const

export type TranslationKind = keyof typeof translationKinds

/** The state: English is missing, or the Mongolian changed after it, or nothing is to do. */
export type TranslationState = 'missing' | 'outdated' | 'done'
