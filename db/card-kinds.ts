/** The kinds of records, by table, whose share cards are drawn when a record is published or changed. */
export const cardTables = {
  news: 'news',
  event_news: 'event-news',
  reports: 'report',
  month_news: 'issue',
  notices: 'auction',
  directory_companies: 'company',
  event_presenters: 'speaker',
} as const
type CardKind = (typeof cardTables)[keyof typeof cardTables]

export const drawnAtPublication = Object.values(cardTables) as [CardKind, ...CardKind[]]
