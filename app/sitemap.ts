import type { MetadataRoute } from 'next'
import { localePath, locales } from '@/lib/i18n/locale'
import { menuPath } from '@/lib/menu/links'
import { monthNewsPath } from '@/lib/month-news/schema'
import { listPublicMonthNews } from '@/lib/month-news/queries'
import { absoluteUrl } from '@/lib/site/metadata'
import { listSitemapSource } from '@/lib/site/queries'

export const dynamic = 'force-dynamic'

const fixedPaths = [
  '/mm',
  '/mm/about',
  '/mm/membership',
  '/mm/member',
  '/mm/activity',
  '/mm/trade',
  '/mm/report=1',
  '/mm/anniversary',
  '/mm/contact',
  '/mm/assessment',
  '/mm/self-assessment',
  '/mm/member-assessment',
]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{ news, categories, pages }, issues] = await Promise.all([
    listSitemapSource(),
    listPublicMonthNews(),
  ])
  const written = pages
    .map(({ cid, changedAt }) => ({ path: menuPath({ cid, page_type: 'static' }), changedAt }))
    .filter(({ path }) => !path.includes('#') && !fixedPaths.includes(path))
  const paths = [
    ...fixedPaths.map((path) => ({ path, changedAt: null })),
    ...categories.map((cid) => ({ path: `/mm/blog/${cid}=1`, changedAt: null })),
    ...written,
    ...issues.map(({ id, created_at }) => ({ path: monthNewsPath(id), changedAt: created_at })),
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
