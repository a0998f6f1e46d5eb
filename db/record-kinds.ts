/** The history settings of a content table. */
export type RecordKind = {
  /** The key column, when it is not `id`. */
  key?: 'cid'
  /** Keeps earlier versions of its rows, and not only deleted rows. */
  hasHistory?: true
  /** The parent row: a part that is deleted together with it is restored with it and not alone. */
  partOf?: { table: string; column: string }
  /**
   * A row that others refer to is not deleted but gets a time in this column: for users that is a deletion,
   * too.
   */
  retiredBy?: 'retired_at'
  /** A part that is replaced at every save of its whole is kept only when the whole is deleted. */
  keptWithWhole?: true
}

/**
 * Every table of content, wholes before their parts. Triggers keep the replaced values for every writer
 * (`db/record-triggers.ts`). Personal data is not included: deleted personal data is gone.
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

/** How many versions of a record can be viewed, including the present one. */
export const versionsMax = 20

/** Columns that are never shown: a change of only these makes no version. */
export const unseenColumns = ['version', 'updated_at', 'sequence'] as const
