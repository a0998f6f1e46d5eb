import { ownPaths } from '@/lib/content/menu/links'
import { choseEnglish, languages, type Redirect, type Rewrite, type SiteRoutes } from './route-rules'

const asksForTerm = [{ type: 'query' as const, key: 'term' }]

/** Returns one rewrite for each combination of the auction filters in the query. */
function auctionScheduleRewrites(source: string, page: string, has: NonNullable<Rewrite['has']>): Rewrite[] {
  const filters = [
    { key: 'product', value: '(?<product>[1-9]\\d{0,8})', path: '/product/:product' },
    { key: 'seller', value: '(?<seller>[1-9]\\d{0,8})', path: '/seller/:seller' },
    { key: 'upcoming', value: '1', path: '/upcoming' },
  ]
  return Array.from({ length: 2 ** filters.length }, (_, set) => {
    const isSet = (at: number) => Boolean(set & (1 << at))
    const [setFilters, unsetFilters] = [
      filters.filter((_, at) => isSet(at)),
      filters.filter((_, at) => !isSet(at)),
    ]
    return {
      source,
      has: [...has, ...setFilters.map(({ key, value }) => ({ type: 'query' as const, key, value }))],
      missing: unsetFilters.map(({ key }) => ({ type: 'query' as const, key })),
      destination: page + setFilters.map(({ path }) => path).join(''),
    }
  })
}

/**
 * Returns the rewrites of the exchange's page. A query with all keys that its tab needs leads to a cached
 * page; a query with only some of them leads to the page `open`, which completes the query.
 */
function tradeRewrites(source: string, pages: string): Rewrite[] {
  const queryRule = (key: string, value: string) => ({ type: 'query' as const, key, value })
  const paging = [queryRule('limit', '(?<limit>\\d{1,3})'), queryRule('page', '(?<page>[1-9]\\d{0,6})')]
  const day = '\\d{4}-\\d{2}-\\d{2}'
  const days = [queryRule('startDate', `(?<start>${day})`), queryRule('endDate', `(?<end>${day})`)]
  return [
    {
      source,
      has: [queryRule('tab', 'report'), ...days, ...paging],
      destination: `${pages}/report/:start/:end/:limit/:page`,
    },
    ...auctionScheduleRewrites(source, `${pages}/schedule/:limit/:page`, [
      queryRule('tab', 'schedule'),
      ...paging,
    ]),
    ...['tab', 'startDate', 'endDate', 'limit', 'page', 'product', 'seller', 'upcoming'].map((key) => ({
      source,
      has: [queryRule(key, '.*')],
      destination: `${pages}/open`,
    })),
  ]
}

const redirects = languages.flatMap(({ prefix }): Redirect[] => [
  {
    source: `${prefix}/mm/blog`,
    missing: asksForTerm,
    destination: `${prefix}/mm/blog/8=1`,
    permanent: false,
  },
  {
    source: `${prefix}/mm/blog/:key(.+)%3D:page(\\d{1,10})`,
    destination: `${prefix}/mm/blog/:key=:page`,
    permanent: true,
  },
  { source: `${prefix}/mm/blog/:key([^=]+)`, destination: `${prefix}/mm/blog/:key=1`, permanent: false },
  { source: `${prefix}/mm/report`, destination: `${prefix}/mm/report=1`, permanent: false },
  {
    source: `${prefix}/mm/report:sign(%3D|%3d|/):page(\\d{1,10})`,
    destination: `${prefix}/mm/report=:page`,
    permanent: true,
  },
  // The general address of a menu item that has a fixed page is redirected to that page.
  ...Object.entries(ownPaths).map(([cid, path]) => ({
    source: `${prefix}/mm/page/${cid}`,
    destination: `${prefix}${path}`,
    permanent: false,
  })),
])

const rewrites = languages.flatMap(({ prefix, inner }): Rewrite[] => [
  // The search form sends `?term=`. A rewrite would put the term into the path unencoded: `..` would lead to
  // another folder, and `100%` could not be decoded. So a route handler redirects to the right address.
  { source: `${prefix}/mm/blog`, has: asksForTerm, destination: `${inner}/mm/blog/search` },
  ...tradeRewrites(`${prefix}/mm/trade`, `${inner}/mm/trade`),
  { source: `${prefix}/mm/report=:page(\\d{1,10})`, destination: `${inner}/mm/report/:page` },
])

/** The association's addresses: news lists, reports, the exchange, and the monthly paper under /mn/page. */
export const mmRoutes: SiteRoutes = {
  redirects: [
    {
      source: '/mn/page/:id',
      has: choseEnglish,
      destination: '/en/mn/page/:id',
      permanent: false,
    },
    ...redirects,
  ],
  rewrites: [...rewrites, { source: '/mn/page/:id', destination: '/mn/mn/page/:id' }],
}
