/** The history settings of a content table. */
export type RecordKind = {
  /** The key column, if it is not `id`. */
  key?: 'cid'
  /** Whether triggers keep earlier versions of changed rows, besides deleted rows. */
  hasHistory?: true
  /**
   * The parent's table, and the column of the part's row that refers to the parent. A part that is deleted
   * together with its parent is restored only together with the parent.
   */
  partOf?: { table: string; column: string }
  /** The column that marks a row as deleted while other rows refer to it. Users see the row as deleted. */
  retiredBy?: 'retired_at'
  /** Whether a deleted part is kept only if its parent is deleted, too: a save replaces the parts. */
  keptWithWhole?: true
}

/**
 * The tables whose deleted rows are kept for the bin, parents before their parts. Triggers keep the values,
 * whoever writes (`db/record-triggers.ts`). Some tables with personal data, such as accounts, members and
 * requests to the office, are not included, so that a deletion from these tables is final.
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
  assessment_standards: {},
  assessment_clauses: { partOf: { table: 'assessment_questions', column: 'question_id' } },
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

/** The most versions of a record that the office shows, the present one included. */
export const versionsMax = 20

/** An update of a row that changes only these columns adds no version to the history. */
export const unseenColumns = ['version', 'updated_at', 'sequence'] as const
