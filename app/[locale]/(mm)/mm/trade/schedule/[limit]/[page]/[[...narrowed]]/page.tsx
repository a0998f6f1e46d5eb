import type { Metadata } from 'next'
import { NotFoundView } from '@/components/site/not-found-view'
import { SchedulePage, scheduleMetadata } from '@/components/exchange/schedule-page'
import { parseScheduleSegments } from '@/lib/exchange/address'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'

type Props = { params: Promise<{ locale: string; limit: string; page: string; narrowed?: string[] }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { limit, page, narrowed } = await params
  const query = parseScheduleSegments(limit, page, narrowed)
  return query ? scheduleMetadata(await requirePageLocale(params), query) : { robots: { index: false } }
}

export default async function TradeSchedulePage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const { limit, page, narrowed } = await params
  const query = parseScheduleSegments(limit, page, narrowed)
  return query ? <SchedulePage locale={locale} query={query} /> : <NotFoundView site="mm" />
}
