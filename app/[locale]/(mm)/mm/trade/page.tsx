import type { Metadata } from 'next'
import { SchedulePage, scheduleMetadata } from '@/components/exchange/schedule-page'
import { firstSchedule } from '@/lib/exchange/address'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return scheduleMetadata(await requirePageLocale(params), firstSchedule)
}

/** The first page of exchange trade: the schedule of auctions, without filters. */
export default async function TradePage({ params }: Props) {
  return <SchedulePage locale={await requirePageLocale(params)} query={firstSchedule} />
}
