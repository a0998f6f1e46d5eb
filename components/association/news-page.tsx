import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { WithSide } from '@/components/site/with-side'
import { bilingual } from '@/lib/i18n/bilingual'
import { formatDate } from '@/lib/i18n/format'
import { localePath, type Locale } from '@/lib/i18n/locale'
import { listMonthNews } from '@/lib/month-news/queries'
import { blogPath } from '@/lib/news/blog-key'
import { newsText } from '@/lib/news/localise'
import { publisherName } from '@/lib/news/publisher'
import { listArchiveMonths, listNewsCategories } from '@/lib/news/queries'
import { defaultCategoryCid, type NewsItem } from '@/lib/news/schema'
import { liftPictures } from '@/lib/rich-text/sanitise'
import { associationPaths } from '@/lib/site/association-paths'
import { absoluteUrl } from '@/lib/site/metadata'
import { breadcrumbData, newsArticleData } from '@/lib/site/structured-data'
import { Article } from '@/components/news/article'
import { latestIssue } from '@/components/news/latest-issue'
import { NewsSidePanel } from '@/components/news/news-side-panel'
import { newsPanel } from './news-panel'

/** One news item: its text, the pictures of its body in a carousel, share buttons, the side panel. */
export async function NewsPage({ item, locale }: { item: NewsItem; locale: Locale }) {
  const text = newsText(item, locale)
  const [t, common] = await Promise.all([getTranslations('news'), getTranslations('common')])
  const [categories, months, issues] = await Promise.all([
    listNewsCategories(),
    listArchiveMonths(locale),
    listMonthNews(),
  ])
  const category = categories.find(({ cid }) => cid === item.category_cid)
  const crumbs = [
    { label: common('home'), href: associationPaths.home },
    {
      label: category ? bilingual(category, 'category', locale).text : t('title'),
      href: blogPath(category?.cid ?? defaultCategoryCid),
    },
  ]
  const { html, pictures } = await liftPictures(text.text)
  const url = absoluteUrl(localePath(locale, associationPaths.newsItem(item.id)))
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
          note={lang === locale ? undefined : t('original')}
          dateline={{
            createdAt: item.created_at,
            date: formatDate(item.created_at, locale),
            publisher: publisherName(item.publisher, locale),
          }}
          url={url}
        />
        <NewsSidePanel
          {...newsPanel(locale, categories, months, { cid: item.category_cid })}
          {...latestIssue(issues, locale)}
        />
      </WithSide>
      <JsonLd data={newsArticleData(item, text)} />
      <JsonLd
        data={breadcrumbData(locale, [
          ...crumbs,
          { label: text.title, href: associationPaths.newsItem(item.id) },
        ])}
      />
    </>
  )
}
