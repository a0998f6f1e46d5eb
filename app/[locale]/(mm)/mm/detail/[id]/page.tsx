import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/news/article'
import { latestIssue } from '@/components/news/latest-issue'
import { NewsSidePanel } from '@/components/news/news-side-panel'
import { newsPanel } from '@/components/news/panel'
import { JsonLd } from '@/components/site/json-ld'
import { NotFoundMarker } from '@/components/site/not-found-marker'
import { PageTitle } from '@/components/site/page-title'
import { WithSide } from '@/components/site/with-side'
import { LinkButton } from '@/components/ui/button'
import { bilingual } from '@/lib/i18n/bilingual'
import { formatDate } from '@/lib/i18n/format'
import { localePath } from '@/lib/i18n/locale'
import { pageLocale } from '@/lib/i18n/page-locale'
import { listMonthNews } from '@/lib/month-news/queries'
import { blogPath } from '@/lib/news/blog-key'
import { newsText } from '@/lib/news/localise'
import { getCoverSize, getNews, listArchiveMonths, listNewsCategories } from '@/lib/news/queries'
import { defaultCategoryCid } from '@/lib/news/schema'
import { liftPictures } from '@/lib/rich-text/sanitise'
import { absoluteUrl, notFoundMetadata, pageMetadata } from '@/lib/site/metadata'
import { breadcrumbData, newsArticleData } from '@/lib/site/structured-data'

type Props = { params: Promise<{ locale: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  const { id } = await params
  const item = /^\d{1,9}$/.test(id) && Number(id) > 0 ? await getNews(Number(id)) : null
  return { locale, item, text: item && newsText(item, locale) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, item, text } = await read(params)
  if (!item || !text) return notFoundMetadata('mm', locale, (await getTranslations('news'))('notFound'))
  const size = await getCoverSize(item.id)
  return pageMetadata({
    locale,
    path: `/mm/detail/${item.id}`,
    title: text.title,
    description: text.summary,
    ...(size ? { image: { url: item.image, ...size, alt: '' } } : {}),
    publishedAt: item.created_at,
    modifiedAt: item.updated_at,
  })
}

/** One news item: its text, the pictures of its body in a carousel, share buttons, the side panel. */
export default async function NewsDetailPage({ params }: Props) {
  const { locale, item, text } = await read(params)
  const [t, common] = await Promise.all([getTranslations('news'), getTranslations('common')])
  if (!item || !text) return <NoNewsItem />
  const [categories, months, issues] = await Promise.all([
    listNewsCategories(),
    listArchiveMonths(locale),
    listMonthNews(),
  ])
  const category = categories.find(({ cid }) => cid === item.category_cid)
  const crumbs = [
    { label: common('home'), href: '/mm' },
    { label: category ? bilingual(category, 'category', locale).text : t('title'), href: blogPath(category?.cid ?? defaultCategoryCid) },
  ]
  const { html, pictures } = await liftPictures(text.text)
  const url = absoluteUrl(localePath(locale, `/mm/detail/${item.id}`))
  const lang = text.lang
  return (
    <>
      <PageTitle
        crumbs={[...crumbs, { label: text.title }]}
        title={text.title}
        {...(lang === locale ? {} : { titleLang: lang })}
      />
      <WithSide>
        <Article
          text={text}
          html={html}
          image={item.image}
          pictures={pictures}
          note={lang === locale ? undefined : t('onlyMongolian')}
          dateline={{
            createdAt: item.created_at,
            date: formatDate(item.created_at, locale),
            publisher: item.publisher,
          }}
          url={url}
        />
        <NewsSidePanel
          {...newsPanel(locale, categories, months, { cid: item.category_cid })}
          {...latestIssue(issues, locale)}
        />
      </WithSide>
      <JsonLd data={newsArticleData(locale, item, text)} />
      <JsonLd
        data={breadcrumbData(locale, [...crumbs, { label: text.title, href: `/mm/detail/${item.id}` }])}
      />
    </>
  )
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
