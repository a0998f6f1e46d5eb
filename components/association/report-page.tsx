import { getTranslations } from 'next-intl/server'
import { latestIssueProps } from '@/components/news/latest-issue'
import { NewsSidePanel } from '@/components/news/news-side-panel'
import { newsPanelProps } from '@/components/association/news-panel'
import { PageTitle } from '@/components/site/page-title'
import { PastLastPage } from '@/components/site/past-last-page'
import { SideColumnLayout } from '@/components/site/with-side'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import type { Locale } from '@/lib/platform/i18n/locale'
import { listMonthNews } from '@/lib/content/month-news/queries'
import { listArchiveMonths, listNewsCategories } from '@/lib/content/news/queries'
import type { ReportPage as Found } from '@/lib/content/reports/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { ReportCards } from './report-cards'

/** One page of the list of reports, as cards, with the news panel beside them. */
export async function ReportListPage({
  listing,
  page,
  locale,
}: {
  listing: Found
  page: number
  locale: Locale
}) {
  const [categories, months, issues, t, common] = await Promise.all([
    listNewsCategories(),
    listArchiveMonths(locale),
    listMonthNews(),
    getTranslations('association.report'),
    getTranslations('common'),
  ])
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: t('title') }]}
        title={t('title')}
      />
      <SideColumnLayout>
        <div>
          {listing.reports.length > 0 ? (
            <ReportCards reports={listing.reports} />
          ) : page > 1 ? (
            <PastLastPage firstHref={associationPaths.reports(1)} />
          ) : (
            <EmptyState title={t('empty')} />
          )}
          <ListFoot>
            <Pagination page={page} pages={listing.totalPages} hrefOf={associationPaths.reports} />
          </ListFoot>
        </div>
        <NewsSidePanel
          {...newsPanelProps(locale, categories, months, {})}
          {...latestIssueProps(issues, locale)}
        />
      </SideColumnLayout>
    </>
  )
}
