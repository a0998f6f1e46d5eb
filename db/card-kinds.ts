/** The table of each kind of record that gets a share card drawn when it is published or changed. */
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
