import type { Metadata } from 'next'
import { meetingPageMetadata } from '@/components/meetings/page-facts'
import { MeetingRequestPage } from '@/components/meetings/ask-page'

type Props = { params: Promise<{ locale: string }> }

/**
 * One cached page for all participants: `lib/sites/routes/yp.ts` rewrites each participant's path to this
 * page. The browser reads the participant's id from the URL.
 */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageMetadata(params, 'ask')
}

export default function Page() {
  return <MeetingRequestPage />
}
