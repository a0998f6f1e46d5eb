export type SearchTable = { kind: string; key: string; column?: string }

/**
 * Which table's rows belong to which kind of `lib/search/kinds.ts`, and the column that holds the record's number.
 * A trigger on each notes the record that changed (`db/search-triggers.ts`); where it names a column, updates that
 * leave this as it was are passed over, because the row is written far more often than its name.
 */
export const searchTables = {
  news: { kind: 'news', key: 'id' },
  menu_categories: { kind: 'page', key: 'cid' },
  page_texts: { kind: 'page', key: 'category_cid' },
  reports: { kind: 'report', key: 'id' },
  people: { kind: 'person', key: 'id' },
  documents: { kind: 'document', key: 'id' },
  sustainable_mining: { kind: 'standard', key: 'id' },
  month_news: { kind: 'month-news', key: 'id' },
  member_companies: { kind: 'company', key: 'id' },
  office_requests: { kind: 'request', key: 'id' },
  assessment_respondents: { kind: 'respondent', key: 'id' },
  accounts: { kind: 'account', key: 'id' },
  mining_videos: { kind: 'video', key: 'id' },
  minerals: { kind: 'mineral', key: 'id' },
  logos: { kind: 'logo', key: 'id' },
  social_links: { kind: 'social-link', key: 'id' },
  footer_info: { kind: 'footer-line', key: 'id' },
  event_news: { kind: 'event-news', key: 'id' },
  trades: { kind: 'trade', key: 'id' },
  notices: { kind: 'notice', key: 'id' },
  files: { kind: 'picture', key: 'id', column: 'original_name' },
  translations: { kind: 'translation', key: 'id', column: 'name' },
} as const satisfies Record<string, SearchTable>
