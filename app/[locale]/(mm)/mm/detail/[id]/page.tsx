import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewsItemPage } from '@/components/association/news-page'
import { NotFoundMarker } from '@/components/site/not-found-marker'
import { PageTitle } from '@/components/site/page-title'
import { LinkButton } from '@/components/ui/button'
import { languagesOf } from '@/lib/platform/i18n/bilingual'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { blogPath } from '@/lib/content/news/blog-key'
import { newsText } from '@/lib/content/news/localise'
import { getNews } from '@/lib/content/news/queries'
import { defaultCategoryCid } from '@/lib/content/news/schema'
import { shareCard } from '@/lib/sites/cards/share-card'
import { notFoundMetadata, pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function loadNewsItem(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const { id } = await params
  const item = /^\d{1,9}$/.test(id) && Number(id) > 0 ? await getNews(Number(id)) : null
  return { locale, item, text: item && newsText(item, locale) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, item, text } = await loadNewsItem(params)
  if (!item || !text) return notFoundMetadata('mm', locale, (await getTranslations('news'))('notFound'))
  return pageMetadata({
    locale,
    path: `/mm/detail/${item.id}`,
    title: text.title,
    description: text.summary,
    languages: languagesOf(item, 'title'),
    image: await shareCard('news', item.id, locale),
    publishedAt: item.created_at,
    modifiedAt: item.updated_at,
  })
}

/** One news item, or a 404 page with a link to all news. */
export default async function NewsDetailPage({ params }: Props) {
  const { locale, item, text } = await loadNewsItem(params)
  if (!item || !text) return <NoNewsItem />
  return <NewsItemPage item={item} locale={locale} />
}

async function NoNewsItem() {
  const [t, common] = await Promise.all([getTranslations('news'), getTranslations('common')])
  const newsHref = blogPath(defaultCategoryCid)
  return (
    <>
      <NotFoundMarker />
      <PageTitle
        crumbs={[
          { label: common('home'), href: '/mm' },
          { label: t('title'), href: newsHref },
        ]}
        title={t('notFound')}
      />
      <div className="wrap section">
        <LinkButton variant="quiet" href={newsHref}>
          {t('all')}
        </LinkButton>
      </div>
    </>
  )
}
