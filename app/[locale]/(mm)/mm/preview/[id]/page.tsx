import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { DraftBar } from '@/components/association/draft-bar'
import { ReportListPage } from '@/components/association/report-page'
import { NewsItemPage } from '@/components/association/news-page'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { currentAccount } from '@/lib/platform/auth/current'
import type { Locale } from '@/lib/platform/i18n/locale'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { getPreview } from '@/lib/content/previews/queries'
import type { ShownPreview } from '@/lib/content/previews/schema'
import { listReports } from '@/lib/content/reports/queries'
import { type Report, reportsPageSize } from '@/lib/content/reports/schema'
import { PreviewedText } from './previewed-text'

type Props = { params: Promise<{ locale: string; id: string }> }

/** The page is rendered for each request; `proxy.ts` keeps it out of all caches. */
export const dynamic = 'force-dynamic'

/** Reads a preview that the reader may open, once per request; null for any other. */
const readPreview = cache(async (id: string) => {
  const preview = await getPreview(id)
  return preview && (preview.sharedUntil !== null || (await currentAccount())) ? preview : null
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requirePageLocale(params)
  if (!(await readPreview((await params).id))) return siteNotFoundMetadata('mm')
  const t = await getTranslations('association.draft')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/**
 * Shows the contents of an office form on the public page itself, as visitors will see them: to staff, and while
 * it is shared to everybody.
 */
export default async function PreviewPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const { id } = await params
  const preview = await readPreview(id)
  if (!preview) notFound()
  return (
    <>
      {preview.sharedUntil !== null && (
        <DraftBar previewId={id} sharedUntil={preview.sharedUntil} locale={locale} />
      )}
      <Previewed shown={preview.shown} locale={locale} />
    </>
  )
}

async function Previewed({ shown, locale }: { shown: ShownPreview; locale: Locale }) {
  switch (shown.kind) {
    case 'news':
      return <NewsItemPage item={shown.item} locale={locale} />
    case 'report':
      return (
        <ReportListPage
          listing={await listFirstReportsWithPreviewed(shown.report)}
          page={1}
          locale={locale}
        />
      )
    case 'pageText':
      return <PreviewedText page={shown.page} locale={locale} />
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
