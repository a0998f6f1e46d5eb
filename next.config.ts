import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { builtFilePath } from './lib/platform/bundle'
import { everyAnswer } from './lib/platform/site/answer-headers'
import { hashSources } from './scripts/source-hash'
import { require as load } from 'tsx/cjs/api'

/**
 * Reads the call table through tsx, because Next's own loader of this file does not know the `@/` alias. Only
 * a build or a development server calls this: tsx keeps a source map of every module that is loaded after it,
 * 80 MB in the server's memory.
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
  // Files `*.dev.tsx`, such as the kit, are pages only in development.
  pageExtensions: [...(inDevelopment ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // Servers that are built apart from the same sources have one id, and so the same addresses of their files.
  generateBuildId: async () => (await hashSources()).slice(0, 20),
  cacheHandler: builtFilePath('cache-handler'),
  cacheMaxMemorySize: 0,
  serverExternalPackages: [
    'sharp',
    'pg',
    'esbuild',
    'pino',
    'sanitize-html',
    'graphile-worker',
    'rate-limiter-flexible',
    '@react-pdf/renderer',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
  ],
  // Pictures are resized when they are stored, so the route handler that would resize them at each request is
  // off.
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // A start would load every page of the office, four seconds of work and 110 MB; a page is loaded when it is asked for.
    preloadEntriesOnStart: false,
    // A screen that a role may not see answers 403 with its own page.
    authInterrupts: true,
    // A page loads only the styles of its own components; `scripts/joined-styles.ts` joins the many small
    // files afterwards.
    cssChunking: { type: 'graph', requestCost: 2000 },
    // A build machine starts without this cache and would only spend twenty seconds writing it.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // `npm run types` checks the types, once for the whole project.
  typescript: { ignoreBuildErrors: true },

  async redirects() {
    return [
      ...routes().siteRedirects(),
      { source: '/admin', destination: '/admin/dashboard', permanent: false },
    ]
  },

  async rewrites() {
    const { callRewrites, siteRewrites, unknownAddressRewrites } = routes()
    return {
      beforeFiles: [
        ...callRewrites(),
        ...(inDevelopment ? [{ source: '/admin/kit', destination: '/kit' }] : []),
        { source: '/files/:path*', destination: '/api/files/:path*' },
        ...siteRewrites(),
      ],
      afterFiles: [],
      fallback: unknownAddressRewrites(),
    }
  },

  async headers() {
    return [
      {
        source: '/:path*',
        headers: Object.entries(everyAnswer).map(([key, value]) => ({ key, value })),
      },
      {
        // Staff at the doors of the event scan passes with the camera of a phone, and their page opens offline.
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
        source: '/speculation-rules.json',
        headers: [
          { key: 'Content-Type', value: 'application/speculationrules+json' },
          { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' },
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
