/**
 * Which cache tags a change of a table expires: those of every cached read that shows its rows. Triggers do it in the
 * transaction of the change (`db/page-triggers.ts`), so that nothing is forgotten, whoever writes: a call, a command,
 * a restore, `psql`. A test holds this table against the queries of the cached reads.
 *
 * `*` is every tag.
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
  search_items: ['search'],
  search_words: ['search'],
  search_names: ['search'],
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
  files: ['*'],
} as const

/**
 * What of a table shows on pages, where that is not every change: a new file shows nowhere before a row names it,
 * and that row has a trigger of its own.
 */
export const pageEvents: Partial<Record<keyof typeof pageTags, string>> = {
  // They follow rows whose own trigger has told already; to sum them up changes nothing.
  directory_category_counts: 'truncate',
  files: 'update of name, width, height or delete or truncate',
}

/** Tables whose rows may have a time to appear and to end: at each of these moments their tags expire too. */
export const scheduledTables = [
  'news',
  'page_texts',
  'reports',
] as const satisfies readonly (keyof typeof pageTags)[]
export type ScheduledTable = (typeof scheduledTables)[number]

/**
 * Tables whose rows have a moment from which pages show them in another way, as an auction that has begun is the next
 * one no more: the column, and the tags that expire at each such moment. Those are narrower than the ones of a change,
 * since what stands in the head of every page has no part in it.
 */
export const turningTables = {
  notices: { column: 'sell_datetime', tags: ['auctions'] },
  event_dates: { column: 'ends_at', tags: ['event-end'] },
} as const satisfies Partial<Record<keyof typeof pageTags, { column: string; tags: readonly string[] }>>
export type TurningTable = keyof typeof turningTables
/** Tables for whose moments a job is planned. */
export const plannedTables = [...scheduledTables, ...(Object.keys(turningTables) as TurningTable[])] as const
export type PlannedTable = (typeof plannedTables)[number]
