import type { Metadata } from 'next'
import { NotFoundView } from '@/components/site/not-found-view'
import { ReportPage, reportMetadata } from '@/components/exchange/report-page'
import { parseReportSegments } from '@/lib/exchange/address'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'

type Params = { locale: string; start: string; end: string; limit: string; page: string }
type Props = { params: Promise<Params> }

export function generateStaticParams() {
  return []
}

async function parseTradeReportParams(params: Promise<Params>) {
  const { start, end, limit, page } = await params
  return { locale: await requirePageLocale(params), query: parseReportSegments(start, end, limit, page) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, query } = await parseTradeReportParams(params)
  return query ? reportMetadata(locale, query) : { robots: { index: false } }
}

export default async function TradeReportPage({ params }: Props) {
  const { locale, query } = await parseTradeReportParams(params)
  return query ? <ReportPage locale={locale} query={query} /> : <NotFoundView site="mm" />
}
