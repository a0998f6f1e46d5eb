import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ReportCards } from '@/components/association/report-cards'
import { latestIssue } from '@/components/news/latest-issue'
import { NewsSidePanel } from '@/components/news/news-side-panel'
import { NotFoundView } from '@/components/site/not-found-view'
import { PageTitle } from '@/components/site/page-title'
import { WithSide } from '@/components/site/with-side'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { bilingual } from '@/lib/i18n/bilingual'
import { localePath } from '@/lib/i18n/locale'
import { pageLocale } from '@/lib/i18n/page-locale'
import { listMonthNews } from '@/lib/month-news/queries'
import { blogPath } from '@/lib/news/blog-key'
import { listArchiveMonths, listNewsCategories } from '@/lib/news/queries'
import { listReports } from '@/lib/reports/queries'
import { reportsPageSize } from '@/lib/reports/schema'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string; page: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  const { page } = await params
  const number = /^[1-9]\d{0,8}$/.test(page) ? Number(page) : null
  return { locale, number, path: `/mm/report=${number ?? 1}` }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number, path } = await read(params)
  const t = await getTranslations('association.report')
  if (number === null) return { title: t('empty'), robots: { index: false } }
  const place = number > 1 ? ` · ${t('pageNumber', { page: number })}` : ''
  return pageMetadata({ locale, path, title: `${t('title')}${place}`, description: t('description') })
}

/** Reports as cards, six a page, with the news panel beside them. */
export default async function ReportPage({ params }: Props) {
  const { locale, number } = await read(params)
  if (number === null) return <NotFoundView site="mm" />
  const [found, categories, months, issues, t, common] = await Promise.all([
    listReports(number, reportsPageSize),
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
      <WithSide>
        <div>
          {found.reports.length > 0 ? (
            <ReportCards reports={found.reports} />
          ) : (
            <EmptyState title={t('empty')} />
          )}
          <ListFoot>
            <Pagination page={number} pages={found.totalPages} hrefOf={(page) => `/mm/report=${page}`} />
          </ListFoot>
        </div>
        <NewsSidePanel
          action={localePath(locale, '/mm/blog')}
          categories={categories.map((category) => ({
            key: String(category.cid),
            label: bilingual(category, 'category', locale).text,
            href: blogPath(category.cid),
            count: category.news_count,
          }))}
          months={months.map(({ created_at, date }) => ({
            key: created_at,
            label: date,
            href: blogPath(created_at),
          }))}
          {...latestIssue(issues, locale)}
        />
      </WithSide>
    </>
  )
}
