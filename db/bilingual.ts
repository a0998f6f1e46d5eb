/** A table with texts in two languages: each Mongolian column has an English one, whose name ends in `_en`. */
export type BilingualTable = {
  table: string
  /** The column with the record's key. */
  key: string
  /** SQL for the record's name in the office; `r` is its row. */
  name: string
  /** SQL condition on `r` for the rows to translate; all rows by default. */
  where?: string
  /**
   * Another kind, whose records have no names: each takes the name of this kind's record with the same key,
   * such as a page that of its menu item.
   */
  names?: string
}

/** SQL for the Mongolian title, or the English one if there is no Mongolian one. */
const titleSql = `coalesce(nullif(r.title, ''), r.title_en)`

/**
 * The kinds of records in the office's list of translations. The list and its triggers are derived from these
 * entries; a test checks that they cover every bilingual table except `ownersTables` and `ownListTables`.
 */
export const translationKinds = {
  news: { table: 'news', key: 'id', name: titleSql },
  pages: {
    table: 'page_texts',
    key: 'category_cid',
    name: '(select item.category from menu_categories item where item.cid = r.category_cid)',
  },
  menu: {
    table: 'menu_categories',
    key: 'cid',
    name: 'r.category',
    names: 'pages',
  },
  eventMenu: {
    table: 'event_categories',
    key: 'cid',
    name: 'r.category',
  },
  eventNews: {
    table: 'event_news',
    key: 'id',
    name: titleSql,
  },
  reports: { table: 'reports', key: 'id', name: titleSql },
  people: { table: 'people', key: 'id', name: 'r.name' },
  minerals: { table: 'minerals', key: 'id', name: titleSql },
  documents: { table: 'documents', key: 'id', name: 'r.title' },
  monthNews: { table: 'month_news', key: 'id', name: 'r.title' },
  videos: { table: 'mining_videos', key: 'id', name: 'r.title' },
  bookPages: { table: 'book_pages', key: 'id', name: 'r.title' },
  logos: { table: 'logos', key: 'id', name: 'r.name' },
  contact: { table: 'contact_texts', key: 'id', name: 'r.text' },
  questions: {
    table: 'assessment_questions',
    key: 'id',
    name: `r.cid || ' ' || left(r.question, 300)`,
    where: 'r.retired_at is null',
  },
  sessions: {
    table: 'event_sessions',
    key: 'id',
    name: 'r.title',
  },
  editions: {
    table: 'events',
    key: 'id',
    name: 'r.event',
    where: 'r.frozen_at is null',
  },
  event_dates: { table: 'event_dates', key: 'id', name: 'r.day' },
  event_statistics: {
    table: 'event_statistics',
    key: 'id',
    name: `r.figure || ' ' || r.label`,
  },
  event_partners: { table: 'event_partners', key: 'id', name: 'r.name' },
  event_presenters: {
    table: 'event_presenters',
    key: 'id',
    name: 'r.name',
  },
  event_halls: { table: 'event_halls', key: 'id', name: 'r.hall_name' },
  event_presentations: {
    table: 'event_presentations',
    key: 'id',
    name: 'r.present_name',
  },
  event_gallery_images: {
    table: 'event_gallery_images',
    key: 'id',
    name: 'r.caption',
    where: `r.caption <> ''`,
  },
  directory_categories: {
    table: 'directory_categories',
    key: 'id',
    name: `r.category_code || ' ' || r.name`,
  },
} as const satisfies Record<string, BilingualTable>

/**
 * Tables with texts in two languages that staff do not translate: the owners of the rows choose the languages
 * of their texts, or the texts are names of people.
 */
export const ownersTables = [
  'directory_companies',
  'directory_company_categories',
  'directory_people',
  'meeting_users',
  'meeting_interpreters',
] as const

/**
 * Texts that always have both languages (`search_shortcuts`), clauses of standards, which files bring with both
 * titles, descriptions of pictures, which are copied into texts
 * and translated there, and the exchange's names, which the list of translations omits: imports bring thousands of them, and they would
 * hide all other records. A separate screen lists the names without English.
 */
export const ownListTables = ['assessment_clauses', 'exchange_names', 'files', 'search_shortcuts'] as const

export type TranslationKind = keyof typeof translationKinds

/**
 * `missing`: some text is only in Mongolian. `outdated`: a Mongolian text changed after the last change or
 * confirmation of the English texts. `done`: the rest.
 */
export type TranslationState = 'missing' | 'outdated' | 'done'
