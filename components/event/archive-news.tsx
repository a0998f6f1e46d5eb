import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NewsRow } from '@/components/news/news-row'
import { storiesFromNews } from '@/components/news/stories'
import { PastLastPage } from '@/components/site/past-last-page'
import { SearchForm } from '@/components/site/search-form'
import { SideLinks, SidePanel } from '@/components/site/side-panel'
import { SideColumnLayout } from '@/components/site/with-side'
import { LinkButton } from '@/components/ui/button'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { listEventNews, listEventNewsCategories } from '@/lib/event/news/queries'
import { newsPageSize } from '@/lib/content/news/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { eventPaths } from '@/lib/platform/site/event-paths'

type Props = {
  locale: Locale
  /** The number of the category whose news is shown; null for all categories. */
  cid: number | null
  page: number
}

/**
 * The news of the archived site, of one category or of all categories, with a search and the list of
 * categories beside it.
 */
export async function ArchiveNews({ locale, cid, page }: Props) {
  const listing = await listEventNews(cid, page, newsPageSize)
  const rows = storiesFromNews(listing.news, locale, undefined, eventPaths.archiveNewsItem)
  const pageHref = (pageNumber: number) =>
    cid === null ? eventPaths.archiveAllNews(pageNumber) : eventPaths.archiveNewsOf(cid, pageNumber)
  return (
    <SideColumnLayout>
      <div>
        {rows.length === 0 && (page > 1 ? <PastLastPage firstHref={pageHref(1)} /> : <NoNews />)}
        <ul>
          {rows.map((story, at) => (
            <li key={story.id}>
              <NewsRow story={story} first={at === 0} />
            </li>
          ))}
        </ul>
        <ListFoot>
          <Pagination page={page} pages={listing.totalPages} hrefOf={pageHref} />
        </ListFoot>
      </div>
      <ArchiveNewsPanel locale={locale} currentCid={cid} />
    </SideColumnLayout>
  )
}

/** The panel beside the news: a search in the association's news, and the categories of the event's news. */
export async function ArchiveNewsPanel({
  locale,
  currentCid,
  topContent,
}: {
  locale: Locale
  currentCid: number | null
  /** Content at the top of the panel: the facts of the opened item. */
  topContent?: ReactNode
}) {
  const [t, categories] = await Promise.all([getTranslations('event.archive'), listEventNewsCategories()])
  const links = categories.map((category) => ({
    key: String(category.cid),
    label: bilingualText(category, 'category', locale).text,
    href: eventPaths.archiveNewsOf(category.cid),
    count: category.news_count,
    current: category.cid === currentCid,
  }))
  return (
    <SidePanel label={t('panel')}>
      {topContent}
      <section>
        <SearchForm
          id="event-news-search"
          name="term"
          maxLength={100}
          action={localePath(locale, associationPaths.blog)}
          label={t('search')}
          mayBeEmpty
        />
      </section>
      <SideLinks title={t('categories')} links={links} />
    </SidePanel>
  )
}

async function NoNews() {
  const t = await getTranslations('event.archive')
  return (
    <EmptyState
      title={t('noNews')}
      hint={t('noNewsHint')}
      action={
        <LinkButton variant="quiet" href={eventPaths.archiveNews}>
          {t('allNews')}
        </LinkButton>
      }
    />
  )
}
