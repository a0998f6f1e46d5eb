export type SearchTable = {
  kind: string
  key: string
  column?: string
  /**
   * SQL that returns kind and id of the other records whose indexed text contains text of a row; `$1` is the
   * row. When the row is updated, these records are indexed again.
   */
  changesIn?: string
}

/**
 * The tables of each kind of `lib/platform/search/kinds.ts`; `key` is the column with the record's id. A
 * trigger on each table notes changed records (`db/search-triggers.ts`). If `column` is set, the trigger
 * skips updates that do not change that column, or one of several with commas between. If other records contain a row's text, as companies contain
 * the name of their category, `changesIn` finds these records.
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
  contact_texts: { kind: 'contact-text', key: 'id' },
  assessment_questions: { kind: 'question', key: 'id' },
  event_news: { kind: 'event-news', key: 'id' },
  event_sessions: { kind: 'session', key: 'id' },
  event_presenters: { kind: 'speaker', key: 'id' },
  event_presentations: { kind: 'presentation', key: 'id' },
  event_partners: { kind: 'partner', key: 'id' },
  trades: { kind: 'trade', key: 'id' },
  notices: { kind: 'notice', key: 'id' },
  // Trades and auctions are also found by the English names of their product and seller.
  exchange_names: {
    kind: 'exchange-name',
    key: 'id',
    column: 'name_en',
    changesIn: `select 'trade', id from trades where ($1).kind = 'product' and product_name = ($1).name
      union all select 'trade', id from trades where ($1).kind = 'seller' and seller_name = ($1).name
      union all select 'notice', id from notices where ($1).kind = 'product' and type = ($1).name
      union all select 'notice', id from notices where ($1).kind = 'seller' and seller_name = ($1).name`,
  },
  files: { kind: 'picture', key: 'id', column: 'original_name,description,description_en' },
  directory_companies: {
    kind: 'listing',
    key: 'id',
    changesIn: `select 'listing-report', id from directory_reports where company_id = ($1).id`,
  },
  directory_company_categories: { kind: 'listing', key: 'company_id', column: 'category_id' },
  directory_people: {
    kind: 'consultant',
    key: 'id',
    changesIn: `select 'listing-report', id from directory_reports where person_id = ($1).id`,
  },
  directory_reports: { kind: 'listing-report', key: 'id' },
  directory_categories: {
    kind: 'directory-category',
    key: 'id',
    changesIn: `select 'listing', placed.company_id from directory_company_categories placed
      join directory_categories own on own.id = placed.category_id
      where starts_with(own.category_code, ($1).category_code)
      union select 'consultant', person.id from directory_people person where starts_with('0403', ($1).category_code)`,
  },
  search_synonyms: { kind: 'synonym', key: 'id' },
  search_shortcuts: { kind: 'shortcut', key: 'id' },
  redirects: { kind: 'redirect', key: 'id' },
  translations: { kind: 'translation', key: 'id', column: 'name' },
} as const satisfies Record<string, SearchTable>
