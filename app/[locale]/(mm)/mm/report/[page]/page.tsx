import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ReportListPage } from '@/components/association/report-page'
import { NotFoundView } from '@/components/site/not-found-view'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listReports } from '@/lib/content/reports/queries'
import { reportsPageSize } from '@/lib/content/reports/schema'
import { shareCard } from '@/lib/sites/cards/share-card'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; page: string }> }

export function generateStaticParams() {
  return []
}

async function parseReportParams(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const { page } = await params
  const number = /^[1-9]\d{0,8}$/.test(page) ? Number(page) : null
  return { locale, number, path: `/mm/report=${number ?? 1}` }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, number, path } = await parseReportParams(params)
  const t = await getTranslations('association.report')
  if (number === null) return { title: t('empty'), robots: { index: false } }
  const place = number > 1 ? ` · ${t('pageNumber', { page: number })}` : ''
  const [first] = (await listReports(number, reportsPageSize)).reports
  return pageMetadata({
    ...{ locale, path, title: `${t('title')}${place}`, description: t('description') },
    image: first && (await shareCard('report', first.id, locale)),
  })
}

/** Reports as cards, six a page, with the news panel beside them. */
export default async function ReportsPage({ params }: Props) {
  const { locale, number } = await parseReportParams(params)
  if (number === null) return <NotFoundView site="mm" />
  return <ReportListPage listing={await listReports(number, reportsPageSize)} page={number} locale={locale} />
}
