import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/site/not-found-view'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { SearchPage } from '@/components/site-search/search-page'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageMetadata } from '@/lib/site/metadata'
import { askedOf, refusalOf, searchPath } from '@/lib/site-search/address'

type Props = { params: Promise<{ locale: string; asked?: string[] }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  return { locale, asked: askedOf((await params).asked) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, asked } = await read(params)
  if (!asked) return siteNotFoundMetadata('mm')
  const t = await getTranslations('site.search')
  return pageMetadata({
    locale,
    path: searchPath(asked),
    title: refusalOf(asked) ? t('title') : t('results', { term: asked.term }),
    description: t('description'),
    hidden: true,
  })
}

/** What the site has under some words; `proxy.ts` leads here from `/mm/search?q=`. */
export default async function SiteSearchPage({ params }: Props) {
  const { locale, asked } = await read(params)
  if (!asked) return <NotFoundView site="mm" />
  return <SearchPage asked={asked} locale={locale} />
}
