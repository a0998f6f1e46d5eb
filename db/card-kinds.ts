/** Tables whose records get share cards (the preview pictures of links), and the kinds of these records. */
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
