import type { Metadata } from 'next'
import { SchedulePage, scheduleMetadata } from '@/components/exchange/schedule-page'
import { noticePageSizes } from '@/lib/exchange/schema'
import { pageLocale } from '@/lib/i18n/page-locale'

type Props = { params: Promise<{ locale: string }> }

const first = { limit: noticePageSizes[0], page: 1 }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return scheduleMetadata(await pageLocale(params), first)
}

/** Exchange trade, opened on the schedule of auctions. */
export default async function TradePage({ params }: Props) {
  return <SchedulePage locale={await pageLocale(params)} asked={first} />
}
