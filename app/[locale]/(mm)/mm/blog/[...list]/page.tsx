import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { latestIssueProps } from '@/components/news/latest-issue'
import { NewsRow } from '@/components/news/news-row'
import { NewsSidePanel } from '@/components/news/news-side-panel'
import { newsPanelProps } from '@/components/association/news-panel'
import { NewsFilters } from '@/components/news/news-tools'
import { storiesFromNews } from '@/components/news/stories'
import { SearchSummary } from '@/components/site-search/search-notes'
import { NotFoundView } from '@/components/site/not-found-view'
import { PastLastPage } from '@/components/site/past-last-page'
import { PageTitle } from '@/components/site/page-title'
import { SideColumnLayout } from '@/components/site/with-side'
import { LinkButton } from '@/components/ui/button'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatMonth } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listMonthNews } from '@/lib/content/month-news/queries'
import {
  type BlogKey,
  parseBlogKey,
  parseBlogParams,
  blogPath,
  newsSearchPath,
} from '@/lib/content/news/blog-key'
import {
  type FoundNews,
  listArchiveMonths,
  listNews,
  listNewsByMonth,
  listNewsCategories,
  type NewsPage,
  searchNews,
} from '@/lib/content/news/queries'
import { defaultCategoryCid, type NewsCategoryCount, newsPageSize } from '@/lib/content/news/schema'
import { totalMax } from '@/lib/platform/search/schema'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { searchPath as siteSearchPath } from '@/lib/sites/search/address'
import { siteOf } from '@/lib/platform/site/sites'

type Props = { params: Promise<{ locale: string; list: string[] }> }

export function generateStaticParams() {
  return []
}

async function readBlogPageFacts(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const query = parseBlogParams((await params).list)
  const categories = await listNewsCategories()
  return { locale, categories, query, meaning: query && parseBlogKey(query.key, categories) }
}

function listNewsByKey(blogKey: BlogKey, page: number): Promise<NewsPage | FoundNews> {
  if (blogKey.kind === 'category') return listNews(blogKey.cid, page, newsPageSize)
  if (blogKey.kind === 'month') return listNewsByMonth(blogKey.month, page, newsPageSize)
  return searchNews(blogKey.term, page, newsPageSize)
}

async function headingOf(blogKey: BlogKey, categories: NewsCategoryCount[], locale: Locale): Promise<string> {
  if (blogKey.kind === 'month') return formatMonth(blogKey.month, locale)
  if (blogKey.kind === 'search') return (await getTranslations('news'))('results', { term: blogKey.term })
  return categoryName(
    categories.find(({ cid }) => cid === blogKey.cid),
    locale,
  )
}

function categoryName(category: NewsCategoryCount | undefined, locale: Locale): string {
  return category ? bilingualText(category, 'category', locale).text : ''
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, categories, query, meaning } = await readBlogPageFacts(params)
  const t = await getTranslations('news')
  if (!query || !meaning) return { title: t('none'), robots: { index: false } }
  const heading = await headingOf(meaning, categories, locale)
  const place = query.page > 1 ? ` · ${t('pageNumber', { page: query.page })}` : ''
  return pageMetadata({
    locale,
    path: blogPath(query.key, query.page),
    title: `${heading}${place}`,
    description: t('listDescription', { heading, site: siteOf('mm').name[locale] }),
    hidden: meaning.kind === 'search',
    ...(meaning.kind === 'category' ? { feed: { title: heading, path: `/mm/rss/${meaning.cid}` } } : {}),
  })
}

/** A list of news: the news of a category, the news of a month, or the results of a search. */
export default async function NewsListPage({ params }: Props) {
  const { locale, categories, query, meaning } = await readBlogPageFacts(params)
  if (!query || !meaning) return <NotFoundView site="mm" />
  const [newsPage, months, issues, heading, common] = await Promise.all([
    listNewsByKey(meaning, query.page),
    listArchiveMonths(locale),
    listMonthNews(),
    headingOf(meaning, categories, locale),
    getTranslations('common'),
  ])
  const panel = {
    ...newsPanelProps(locale, categories, months, {
      ...(meaning.kind === 'category' && { cid: meaning.cid }),
      ...(meaning.kind === 'month' && { month: meaning.month }),
    }),
    ...(meaning.kind === 'search' ? { term: meaning.term } : {}),
  }
  const rows = storiesFromNews(newsPage.news, locale, 'matched' in newsPage ? newsPage.matched : undefined)
  return (
    <>
      <PageTitle crumbs={[{ label: common('home'), href: '/mm' }, { label: heading }]} title={heading} />
      <SideColumnLayout hasTools>
        <div>
          <NewsFilters {...panel} />
          {meaning.kind === 'search' && 'matched' in newsPage && (
            <SearchSummary
              {...newsPage}
              isMore={newsPage.total >= totalMax}
              term={meaning.term}
              exactPath={siteSearchPath({ site: 'mm', term: meaning.term, kind: 'news', isExact: true })}
              pathOf={newsSearchPath}
            />
          )}
          {rows.length > 0 ? (
            <NewsRows rows={rows} />
          ) : query.page > 1 ? (
            <PastLastPage firstHref={blogPath(query.key)} />
          ) : (
            <NoNews />
          )}
          <ListFoot>
            <Pagination
              page={query.page}
              pages={newsPage.totalPages}
              hrefOf={(page) => blogPath(query.key, page)}
            />
          </ListFoot>
        </div>
        <NewsSidePanel {...panel} {...latestIssueProps(issues, locale)} />
      </SideColumnLayout>
    </>
  )
}

function NewsRows({ rows }: { rows: ReturnType<typeof storiesFromNews> }) {
  return (
    <ul>
      {rows.map((story, at) => (
        <li key={story.id}>
          <NewsRow story={story} first={at === 0} />
        </li>
      ))}
    </ul>
  )
}

async function NoNews() {
  const t = await getTranslations('news')
  return (
    <EmptyState
      title={t('none')}
      hint={t('noneHint')}
      action={
        <LinkButton variant="quiet" href={blogPath(defaultCategoryCid)}>
          {t('all')}
        </LinkButton>
      }
    />
  )
}
