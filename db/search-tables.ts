/**
 * Which table's rows belong to which kind of `lib/search/kinds.ts`, and the column that holds the record's number.
 * A trigger on each notes the record that changed (`db/search-triggers.ts`).
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
} as const
