import type { Metadata } from 'next'
import { meetingPageMetadata } from '@/components/meetings/page-facts'
import { RequestsPage } from '@/components/meetings/requests-page'

type Props = { params: Promise<{ locale: string }> }

/**
 * The page is rendered at its first visit and then cached: it contains no meeting requests, because the
 * browser loads them.
 */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageMetadata(params, 'requests')
}

export default function Page() {
  return <RequestsPage />
}
