import { getTranslations } from 'next-intl/server'
import { Article } from '@/components/news/article'
import { ArticleDateline } from '@/components/news/article-dateline'
import { ArticleFacts } from '@/components/news/article-facts'
import { JsonLd } from '@/components/site/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { SideColumnLayout } from '@/components/site/with-side'
import { formatDate } from '@/lib/platform/i18n/format'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { separateNewsPictures, newsText } from '@/lib/content/news/localise'
import { publisherName } from '@/lib/content/news/publisher'
import type { NewsItem } from '@/lib/content/news/schema'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { newsArticleData } from '@/lib/sites/structured-data'
import { ArchiveNewsPanel } from './archive-news'

/** The page of a news item of the archived site: its text, its facts, and the panel beside the news. */
export async function ArchiveArticle({ item, locale }: { item: NewsItem; locale: Locale }) {
  const [t, common] = await Promise.all([getTranslations('event.archive'), getTranslations('common')])
  const text = newsText(item, locale)
  const { html, pictures } = await separateNewsPictures(item, text.lang)
  const path = eventPaths.archiveNewsItem(item.id)
  const story = {
    createdAt: item.created_at,
    date: formatDate(item.created_at, locale),
    publisher: publisherName(item.publisher, locale),
  }
  return (
    <>
      <PageTitle
        crumbs={[
          { label: common('home'), href: eventPaths.archive },
          { label: t('news'), href: eventPaths.archiveNews },
          { label: text.title },
        ]}
        title={text.title}
        {...(text.lang === locale ? {} : { titleLang: text.lang })}
        lead={<span lang={text.lang}>{text.summary}</span>}
      >
        <ArticleDateline story={story} />
      </PageTitle>
      <SideColumnLayout isText>
        <Article
          lang={text.lang}
          locale={locale}
          html={html}
          image={item.image}
          pictures={pictures}
          note={text.lang === locale ? undefined : t('original')}
        />
        <ArchiveNewsPanel
          locale={locale}
          currentCid={item.category_cid}
          topContent={
            <ArticleFacts story={story} url={absoluteUrl(localePath(locale, path))} title={text.title} />
          }
        />
      </SideColumnLayout>
      <JsonLd data={newsArticleData(item, text, path)} />
    </>
  )
}
