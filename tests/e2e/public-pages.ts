const week = '?tab=report&startDate=2026-01-05&endDate=2026-01-12&limit=10&page=1'

/** The pages that tell of the association and its work. */
export const associationPages = [
  '/mm/about',
  '/mm/membership',
  '/mm/member',
  '/mm/activity',
  '/mm/contact',
  '/mm/report=1',
  '/mm/report=2',
  '/mm/anniversary',
  '/mm/assessment',
  '/mm/self-assessment',
  '/mm/member-assessment',
  '/mm/page/20',
  '/mm/page/21',
  '/mm/page/22',
  '/mm/page/23',
  '/mm/page/24',
  '/mm/page/25',
  '/mm/page/26',
] as const

/** The pages of the live edition of the event that its frame brings along. */
const eventSitePages = [
  '/mw',
  '/mw/about',
  '/mw/contact',
  '/mw/sponsor',
  '/mw/exhibitor',
  '/mw/exhibitor/2',
  '/mw/test',
  '/mw/nothing-here',
] as const

/** The agenda: a day, another one, and one hall. */
export const eventAgendaPages = ['/mw/agenda', '/mw/agenda/2', '/mw/agenda/1/hall/2'] as const

/** Every kind of page of the association's site, by its Mongolian address. */
export const publicPages = [
  ...associationPages,
  ...eventSitePages,
  ...eventAgendaPages,
  '/mm',
  '/mm/blog/8=1',
  '/mm/blog/uul=1',
  '/mm/detail/1',
  '/mm/nothing-here',
  '/mm/page/9',
  '/mm/search',
  `/mm/search?q=${encodeURIComponent('уурхай')}`,
  '/mm/trade',
  '/mn/page/1',
  `/mm/trade${week}`,
] as const

/** Each of them in both languages. */
export const publicPagesOfBoth = publicPages.flatMap((path) => [path, `/en${path}`])
