/**
 * The cache tags that expire when a table changes: the tags of every cached read that shows its rows.
 * Triggers (`db/page-triggers.ts`) expire them in the transaction of the change, whoever makes it: a call, a
 * command, a restore, `psql`. A test compares this list with the queries of the cached reads. `*` means
 * every tag.
 */
export const pageTags = {
  news: ['news'],
  menu_categories: ['menu', 'news'],
  page_texts: ['pages'],
  banners: ['slides'],
  social_links: ['social'],
  footer_info: ['footer'],
  contact_texts: ['footer'],
  trades: ['exchange'],
  notices: ['exchange'],
  exchange_names: ['exchange'],
  people: ['people'],
  logos: ['logos'],
  documents: ['documents'],
  minerals: ['minerals'],
  book_pages: ['book'],
  book_files: ['book'],
  mining_videos: ['videos'],
  sustainable_mining: ['sustainable'],
  sustainable_posters: ['sustainable'],
  reports: ['reports'],
  month_news: ['month-news'],
  assessment_questions: ['assessment'],
  member_assessments: ['assessment-results'],
  member_results: ['assessment-results'],
  result_documents: ['assessment-results'],
  credential_keys: ['assessment-results'],
  assessment_standards: ['assessment'],
  assessment_clauses: ['assessment'],
  search_items: ['search'],
  search_words: ['search'],
  search_names: ['search'],
  pdf_texts: ['search'],
  // Every answer of a search may be found by a synonym.
  search_synonyms: ['search', 'search-synonyms'],
  search_shortcuts: ['search-shortcuts'],
  events: ['event', 'directory'],
  event_dates: ['event'],
  event_statistics: ['event'],
  event_partners: ['event', 'directory'],
  event_halls: ['event'],
  event_agenda_pictures: ['event-agenda'],
  event_sessions: ['event-agenda'],
  event_session_presenters: ['event-agenda'],
  event_presenters: ['event-agenda'],
  event_presentations: ['event-presentations'],
  event_gallery_images: ['event-gallery'],
  event_categories: ['event-menu', 'event-news'],
  event_news: ['event-news'],
  member_companies: ['directory'],
  directory_categories: ['directory', 'directory-categories'],
  directory_companies: ['directory'],
  directory_company_categories: ['directory'],
  directory_category_counts: ['directory'],
  directory_contacts: ['directory'],
  directory_registrants: ['directory'],
  directory_people: ['directory'],
  directory_former_companies: ['directory'],
  directory_banners: ['directory-slides'],
  meeting_users: ['meeting-users'],
  redirects: ['redirects'],
  files: ['*'],
} as const

/**
 * The writes to a table that expire its tags; for tables not listed here, every write does. For example, a
 * new file appears on no page before a row refers to it, and that row's table has its own trigger.
 */
export const pageEvents: Partial<Record<keyof typeof pageTags, string>> = {
  // A count changes only together with `directory_company_categories`, whose own trigger expires the tags.
  directory_category_counts: 'truncate',
  files: 'update of name, width, height, picture_kind, focus or delete or truncate',
}

/** Where missing pages lead: the tag has no cached read, but each missing page at an edge has it. */
export const redirectTag = pageTags.redirects[0]

/** Tables whose rows have a schedule: their tags also expire at the moments when a row appears and ends. */
export const scheduledTables = [
  'news',
  'page_texts',
  'reports',
] as const satisfies readonly (keyof typeof pageTags)[]
export type ScheduledTable = (typeof scheduledTables)[number]

/**
 * Tables whose rows are shown differently from a certain moment on: an auction that has started is no longer
 * the next one, an edition whose last day has ended is over. `column` contains this moment, and `tags` are the only tags that expire then: cached reads
 * without these tags, such as those for the head of every page, do not depend on the moment.
 */
export const turningTables = {
  notices: { column: 'sell_datetime', tags: ['auctions'] },
  event_dates: { column: 'ends_at', tags: ['event-end'] },
  member_results: { column: 'valid_until', tags: ['assessment-results'] },
} as const satisfies Partial<Record<keyof typeof pageTags, { column: string; tags: readonly string[] }>>
type TurningTable = keyof typeof turningTables
/**
 * Tables with moments that no column contains, because the rows of others belong to them. `moments` selects those
 * that are near; the job of each minute plans them.
 */
export const clockTables = {
  event_sessions: {
    moments: `
      select (event_date + make_interval(mins => minutes)) at time zone 'Asia/Ulaanbaatar' as moment
      from event_sessions s join event_dates d on d.id = s.event_date_id join events e on e.id = d.event_id,
        unnest(array[starts_minutes, ends_minutes]) minutes
      where is_current and d.ends_at between now() and now() + interval '2 days'
      union
      select ((now() at time zone 'Asia/Ulaanbaatar')::date + 1)::timestamp at time zone 'Asia/Ulaanbaatar'
      where exists (select from event_dates where ends_at > now())`,
    // What the pages of the event say of the time.
    tags: ['event-now'],
  },
} as const satisfies Partial<Record<keyof typeof pageTags, { moments: string; tags: readonly string[] }>>
type ClockTable = keyof typeof clockTables

/** The tables whose tags also expire at certain moments. Planned jobs expire the tags. */
export const plannedTables = [
  ...scheduledTables,
  ...(Object.keys(turningTables) as TurningTable[]),
  ...(Object.keys(clockTables) as ClockTable[]),
] as const
export type PlannedTable = (typeof plannedTables)[number]

/**
 * The tag of a cached read. A read lists the tags of the records that it shows: those of their tables, and those
 * that expire at a moment.
 */
export type Tag =
  | Exclude<(typeof pageTags)[keyof typeof pageTags][number], '*'>
  | (typeof turningTables)[TurningTable]['tags'][number]
  | (typeof clockTables)[ClockTable]['tags'][number]
