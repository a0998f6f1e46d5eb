const week = '?tab=report&startDate=2026-01-05&endDate=2026-01-12&limit=10&page=1'

/** The pages about the association and its work. */
export const associationPages = [
  '/mm/about',
  '/mm/membership',
  '/mm/member',
  '/mm/activity',
  '/mm/contact',
  '/mm/privacy',
  '/mm/accessibility',
  '/mm/report=1',
  '/mm/report=2',
  '/mm/anniversary',
  '/mm/assessment',
  '/mm/assessment/questions',
  '/mm/assessment/results',
  '/mm/self-assessment',
  '/mm/member-assessment',
  '/mm/member-year',
  '/mm/page/20',
  '/mm/page/21',
  '/mm/page/22',
  '/mm/page/23',
  '/mm/page/24',
  '/mm/page/25',
  '/mm/page/26',
] as const

/** The pages of the live edition that the event's site always has. */
const eventSitePages = [
  '/mw',
  '/mw/about',
  '/mw/contact',
  '/mw/sponsor',
  '/mw/exhibitor',
  '/mw/exhibitor/2',
  '/mw/test',
  '/mw/presentation',
  '/mw/presentation/1/2',
  '/mw/presentation/2/2',
  '/mw/speaker',
  '/mw/speaker/1',
  '/mw/gallery',
  '/mw/gallery/2',
  '/mw/nothing-here',
] as const

/** The pages of the archived edition of 2023. */
const archivePages = [
  '/mw/2023',
  '/mw/2023/registration',
  '/mw/2023/photos/2022',
  '/mw/2023/presentation',
  '/mw/2023/category/2',
  '/mw/2023/news',
  '/mw/2023/news/6=1',
  '/mw/2023/detail/1',
] as const

/** An earlier edition: its home, its agenda, a day of it. */
const earlierPages = ['/mw/2024', '/mw/2024/agenda', '/mw/2024/agenda/2', '/mw/2024/nothing-here'] as const

/** The agenda: a day, another one, and one hall. */
const eventAgendaPages = ['/mw/agenda', '/mw/agenda/2', '/mw/agenda/1/hall/2'] as const

/** The directory: categories of companies and of people, listings, contacts. */
const directoryPages = [
  '/yp',
  '/yp/category/01',
  '/yp/category/0301',
  '/yp/category/0403',
  '/yp/company/1',
  '/yp/consultant/1',
  '/yp/contact',
  '/yp/register',
  '/yp/owner',
  '/yp/meetings',
  '/yp/company/nothing-here',
  '/yp/nothing-here',
] as const

/** Every kind of page of the public sites, by its Mongolian address. */
export const publicPages = [
  ...associationPages,
  ...eventSitePages,
  ...eventAgendaPages,
  ...archivePages,
  ...earlierPages,
  ...directoryPages,
  '/mm',
  '/mm/blog/8=1',
  '/mm/blog/uul=1',
  '/mm/detail/1',
  '/mm/nothing-here',
  '/mm/page/9',
  '/mm/search',
  `/mm/search?q=${encodeURIComponent('уурхай')}`,
  '/mm/trade',
  '/yp/search',
  `/yp/search?term=${encodeURIComponent('нүүрс')}`,
  '/yp/search?category=0301&type=company',
  '/mn/page/1',
  `/mm/trade${week}`,
  '/mw/register',
  '/mw/register/pass',
  `/mw/search?q=${encodeURIComponent('уурхай')}`,
] as const

/** All of them in both languages. */
export const publicPagesOfBoth = publicPages.flatMap((path) => [path, `/en${path}`])
