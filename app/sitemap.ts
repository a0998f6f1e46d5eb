import type { MetadataRoute } from 'next'
import { localePath, locales } from '@/lib/i18n/locale'
import { absoluteUrl } from '@/lib/site/metadata'
import { listSitemapSource } from '@/lib/site/queries'

export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { news, categories, pages } = await listSitemapSource()
  const paths = [
    { path: '/mm', changedAt: null },
    { path: '/mm/trade', changedAt: null },
    ...categories.map((cid) => ({ path: `/mm/blog/${cid}=1`, changedAt: null })),
    ...pages.map(({ cid, changedAt }) => ({ path: `/mm/page/${cid}`, changedAt })),
    ...news.map(({ id, changedAt }) => ({ path: `/mm/detail/${id}`, changedAt })),
  ]
  return paths.flatMap(({ path, changedAt }) => {
    const languages = Object.fromEntries(
      locales.map((locale) => [locale, absoluteUrl(localePath(locale, path))]),
    )
    return locales.map((locale) => ({
      url: absoluteUrl(localePath(locale, path)),
      ...(changedAt ? { lastModified: changedAt } : {}),
      alternates: { languages },
    }))
  })
}
