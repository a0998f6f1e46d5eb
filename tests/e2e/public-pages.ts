const week = '?tab=report&startDate=2026-01-05&endDate=2026-01-12&limit=10&page=1'

/** Every kind of page of the association's site, by its Mongolian address. */
export const publicPages = [
  '/mm',
  '/mm/about',
  '/mm/activity',
  '/mm/anniversary',
  '/mm/assessment',
  '/mm/blog/8=1',
  '/mm/blog/uul=1',
  '/mm/contact',
  '/mm/detail/1',
  '/mm/member',
  '/mm/member-assessment',
  '/mm/membership',
  '/mm/nothing-here',
  '/mm/page/20',
  '/mm/page/21',
  '/mm/page/22',
  '/mm/page/23',
  '/mm/page/24',
  '/mm/page/25',
  '/mm/page/26',
  '/mm/page/9',
  '/mm/report=1',
  '/mm/self-assessment',
  '/mm/trade',
  `/mm/trade${week}`,
  '/mn/page/1',
] as const

/** The same in both languages. */
export const publicPagesOfBoth = publicPages.flatMap((path) => [path, `/en${path}`])
