import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveNews } from '@/components/event/archive-news'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { PageTitle } from '@/components/site/page-title'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listEventNewsCategories } from '@/lib/event/news/queries'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; cid: string; page: string }> }

export function generateStaticParams() {
  return []
}

/** Reads the category (0 means all) and the page number from the path, and looks up the category's name. */
async function readNewsListPageFacts(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const { cid, page } = await params
  const t = await getTranslations('event.archive')
  const category = (await listEventNewsCategories()).find((each) => each.cid === Number(cid))
  const name = category ? bilingualText(category, 'category', locale) : { text: t('news'), lang: locale }
  const isKnown = /^[1-9]\d{0,9}$/.test(page) && (category !== undefined || cid === '0')
  return { locale, t, cid: category?.cid ?? null, page: Number(page), name, isKnown }
}

const pathOf = ({ cid, page }: { cid: number | null; page: number }) =>
  cid === null ? eventPaths.archiveAllNews(page) : eventPaths.archiveNewsOf(cid, page)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t, name, isKnown, ...query } = await readNewsListPageFacts(params)
  if (!isKnown) return siteNotFoundMetadata('mw')
  const title = `${name.text} · ${t('name')}`
  const { locale } = query
  const image = await eventCard(locale, 'archive-news')
  return pageMetadata({ locale, path: pathOf(query), title, description: t('newsDescription'), image })
}

/** News of one category of the archived site, or of all categories. */
export default async function ArchiveCategoryNewsPage({ params }: Props) {
  const { locale, t, cid, page, name, isKnown } = await readNewsListPageFacts(params)
  if (!isKnown) return <NotFoundView site="mw" />
  const news = { label: t('news'), href: eventPaths.archiveNews }
  return (
    <>
      <PageTitle
        crumbs={[{ label: t('home'), href: eventPaths.archive }, news, { label: name.text }]}
        title={name.text}
        {...(name.lang === locale ? {} : { titleLang: name.lang })}
      />
      <ArchiveNews locale={locale} cid={cid} page={page} />
    </>
  )
}
