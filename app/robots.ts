import type { MetadataRoute } from 'next'
import { env } from '@/lib/platform/env'
import { callFolders } from '@/lib/platform/site/sites'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = env()
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/admin', '/api/', ...callFolders.map((folder) => `${folder}/`)],
    },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}
