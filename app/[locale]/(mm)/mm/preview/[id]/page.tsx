import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReportListPage } from '@/components/association/report-page'
import { NewsItemPage } from '@/components/association/news-page'
import { currentAccount } from '@/lib/platform/auth/current'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { getPreview } from '@/lib/content/previews/queries'
import { listReports } from '@/lib/content/reports/queries'
import { type Report, reportsPageSize } from '@/lib/content/reports/schema'
import { PreviewedText } from './previewed-text'

type Props = { params: Promise<{ locale: string; id: string }> }

/** The page is rendered for each request, for signed-in staff only; `proxy.ts` keeps it out of all caches. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Shows the contents of an office form on the public page itself, as visitors will see them. */
export default async function PreviewPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const { id } = await params
  const preview = (await currentAccount()) ? await getPreview(id) : null
  switch (preview?.kind) {
    case 'news':
      return <NewsItemPage item={preview.item} locale={locale} />
    case 'report':
      return (
        <ReportListPage
          listing={await listFirstReportsWithPreviewed(preview.report)}
          page={1}
          locale={locale}
        />
      )
    case 'pageText':
      return <PreviewedText page={preview.page} locale={locale} />
    default:
      notFound()
  }
}

/**
 * Returns the first page of reports, in which the previewed report replaces its stored version. If the page
 * does not contain this version, the previewed report is at the top.
 */
async function listFirstReportsWithPreviewed(previewedReport: Report) {
  const listing = await listReports(1, reportsPageSize)
  const isThere = listing.reports.some(({ id }) => id === previewedReport.id)
  const reports = isThere
    ? listing.reports.map((each) => (each.id === previewedReport.id ? previewedReport : each))
    : [previewedReport, ...listing.reports].slice(0, reportsPageSize)
  return { ...listing, reports }
}
