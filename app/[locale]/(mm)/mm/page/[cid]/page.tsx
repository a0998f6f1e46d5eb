import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TextPage } from '@/components/page-text/text-page'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { menuTrail } from '@/lib/content/menu/links'
import { listMenu } from '@/lib/content/menu/queries'
import { sanitisedPageText, textLanguages } from '@/lib/content/page-texts/localise'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import type { ReadPage } from '@/lib/content/page-texts/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; cid: string }>; readPage?: ReadPage }

export function generateStaticParams() {
  return []
}

async function loadPage({ params, readPage = getPublicPage }: Props) {
  const locale = await requirePageLocale(params)
  const { cid } = await params
  return { locale, page: /^\d{1,9}$/.test(cid) ? await readPage(Number(cid)) : null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page } = await loadPage(props)
  if (!page) return siteNotFoundMetadata('mm')
  const { title, description } = await sanitisedPageText(page, locale)
  return pageMetadata({
    locale,
    path: associationPaths.page(page.cid),
    title,
    description,
    languages: textLanguages(page),
  })
}

/** The page of a menu item, with the text that staff wrote for it. */
export default async function PageTextPage(props: Props) {
  const { locale, page } = await loadPage(props)
  if (!page) return <NotFoundView site="mm" />
  const [menu, common] = await Promise.all([listMenu(), getTranslations('common')])
  const crumbs = [
    { label: common('home'), href: associationPaths.home },
    ...menuTrail(menu, page.cid, locale),
  ]
  return <TextPage page={page} locale={locale} crumbs={crumbs} />
}
