/** What is kept of a table whose rows the office writes as content. */
export type RecordKind = {
  /** The column of a row's number, where that is not `id`. */
  key?: 'cid'
  /** Its rows' last versions are kept, and not only rows that were deleted. */
  hasHistory?: true
  /** The row that it hangs on: deleted in one go with that, it is brought back with it and not by itself. */
  partOf?: { table: string; column: string }
  /** A row that others name is not deleted but gets a time here: to people that is a deletion too. */
  retiredBy?: 'retired_at'
  /** A part that comes and goes with every save of its whole is kept only when the whole is deleted. */
  keptWithWhole?: true
}

/**
 * Every table of content, wholes before their parts. Triggers keep what a change of their rows replaced
 * (`db/record-triggers.ts`), whoever writes. Personal data is not here: what is deleted of a person is gone.
 */
export const recordKinds = {
  menu_categories: { key: 'cid', hasHistory: true },
  page_texts: { hasHistory: true, partOf: { table: 'menu_categories', column: 'category_cid' } },
  news: { hasHistory: true },
  reports: { hasHistory: true },
  documents: {},
  month_news: {},
  mining_videos: {},
  people: {},
  logos: {},
  banners: {},
  social_links: {},
  footer_info: {},
  minerals: {},
  book_pages: {},
  sustainable_mining: {},
  sustainable_posters: { partOf: { table: 'sustainable_mining', column: 'entry_id' }, keptWithWhole: true },
  trades: {},
  notices: {},
  event_categories: { key: 'cid' },
  event_news: {},
  assessment_questions: { retiredBy: 'retired_at' },
  event_agenda_pictures: {},
  event_sessions: {},
  events: {},
  event_dates: {},
  event_statistics: {},
  event_partners: {},
  event_halls: {},
  event_presenters: {},
  event_presentations: {},
  event_gallery_images: {},
  directory_categories: {},
  directory_companies: {},
  directory_company_categories: {
    partOf: { table: 'directory_companies', column: 'company_id' },
    keptWithWhole: true,
  },
  directory_contacts: {
    partOf: { table: 'directory_companies', column: 'company_id' },
    keptWithWhole: true,
  },
  directory_people: {},
  directory_banners: {},
  meeting_rooms: {},
} as const satisfies Record<string, RecordKind>

/** How many versions of a record can be looked at, the present one among them. */
export const versionsMax = 20

/** Columns that nobody reads: a change of these alone makes no version. */
export const unseenColumns = ['version', 'updated_at', 'sequence'] as const
