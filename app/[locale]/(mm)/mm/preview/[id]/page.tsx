import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReportPage } from '@/components/association/report-page'
import { NewsPage } from '@/components/association/news-page'
import { currentAccount } from '@/lib/platform/auth/current'
import { pageLocale } from '@/lib/platform/i18n/page-locale'
import { getPreview } from '@/lib/content/previews/queries'
import { listReports } from '@/lib/content/reports/queries'
import { type Report, reportsPageSize } from '@/lib/content/reports/schema'
import { PreviewedText } from './previewed-text'

type Props = { params: Promise<{ locale: string; id: string }> }

/** Made anew for whoever asks, and for signed-in staff alone; `proxy.ts` keeps it out of all caches. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** What stands in a form of the office, as visitors will see it: the public page itself. */
export default async function PreviewPage({ params }: Props) {
  const locale = await pageLocale(params)
  const { id } = await params
  const shown = (await currentAccount()) ? await getPreview(id) : null
  switch (shown?.kind) {
    case 'news':
      return <NewsPage item={shown.item} locale={locale} />
    case 'report':
      return <ReportPage found={await reportsWith(shown.report)} page={1} locale={locale} />
    case 'pageText':
      return <PreviewedText page={shown.page} locale={locale} />
    default:
      notFound()
  }
}

/** The first page of the reports with one of them as it is to be, in its place or above all. */
async function reportsWith(report: Report) {
  const found = await listReports(1, reportsPageSize)
  const isThere = found.reports.some(({ id }) => id === report.id)
  const reports = isThere
    ? found.reports.map((each) => (each.id === report.id ? report : each))
    : [report, ...found.reports].slice(0, reportsPageSize)
  return { ...found, reports }
}
