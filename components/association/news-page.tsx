import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { SideColumnLayout } from '@/components/site/with-side'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate } from '@/lib/platform/i18n/format'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { listMonthNews } from '@/lib/content/month-news/queries'
import { blogPath } from '@/lib/content/news/blog-key'
import { separateNewsPictures, newsText } from '@/lib/content/news/localise'
import { publisherName } from '@/lib/content/news/publisher'
import { listArchiveMonths, listNews, listNewsCategories } from '@/lib/content/news/queries'
import { pickFurtherNews } from '@/lib/content/news/related'
import { defaultCategoryCid, newsPageSize, type NewsItem } from '@/lib/content/news/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { breadcrumbData, newsArticleData } from '@/lib/sites/structured-data'
import { Article } from '@/components/news/article'
import { ArticleFacts } from '@/components/news/article-facts'
import { ArticleDateline } from '@/components/news/article-dateline'
import { latestIssueProps } from '@/components/news/latest-issue'
import { NewsSidePanel } from '@/components/news/news-side-panel'
import { RelatedNews } from '@/components/news/related-news'
import { storiesFromNews } from '@/components/news/stories'
import { newsPanelProps } from './news-panel'

/**
 * A news item: its text, the pictures of its body in a carousel, its facts and share buttons above the side
 * panel, and related news.
 */
export async function NewsItemPage({ item, locale }: { item: NewsItem; locale: Locale }) {
  const text = newsText(item, locale)
  const [t, common] = await Promise.all([getTranslations('news'), getTranslations('common')])
  const [categories, months, issues, near] = await Promise.all([
    listNewsCategories(),
    listArchiveMonths(locale),
    listMonthNews(),
    listNews(item.category_cid, 1, newsPageSize),
  ])
  const relatedStories = storiesFromNews(pickFurtherNews(item, near.news), locale)
  const category = categories.find(({ cid }) => cid === item.category_cid)
  const categoryName = category ? bilingualText(category, 'category', locale).text : t('title')
  const newsHref = blogPath(category?.cid ?? defaultCategoryCid)
  const crumbs = [
    { label: common('home'), href: associationPaths.home },
    { label: categoryName, href: newsHref },
  ]
  const { html, pictures } = await separateNewsPictures(item, text.lang)
  const url = absoluteUrl(localePath(locale, associationPaths.newsItem(item.id)))
  const lang = text.lang
  const story = {
    createdAt: item.created_at,
    date: formatDate(item.created_at, locale),
    publisher: publisherName(item.publisher, locale),
  }
  return (
    <>
      <PageTitle
        crumbs={[...crumbs, { label: text.title }]}
        title={text.title}
        {...(lang === locale ? {} : { titleLang: lang })}
        lead={<span lang={lang}>{joinWords(text.summary)}</span>}
      >
        <ArticleDateline story={story} />
      </PageTitle>
      <SideColumnLayout isText>
        <Article
          lang={lang}
          locale={locale}
          html={html}
          image={item.image}
          pictures={pictures}
          note={lang === locale ? undefined : t('original')}
        />
        <NewsSidePanel
          first={
            <ArticleFacts
              story={story}
              category={category && { label: categoryName, href: newsHref }}
              url={url}
              title={text.title}
            />
          }
          {...newsPanelProps(locale, categories, months, { cid: item.category_cid })}
          {...latestIssueProps(issues, locale)}
        />
      </SideColumnLayout>
      <RelatedNews
        title={t('related')}
        allNewsLink={{ href: newsHref, label: t('all') }}
        items={relatedStories}
      />
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
