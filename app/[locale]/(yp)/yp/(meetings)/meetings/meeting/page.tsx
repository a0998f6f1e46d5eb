import type { Metadata } from 'next'
import { meetingPageMetadata } from '@/components/meetings/page-facts'
import { MeetingPage } from '@/components/meetings/meeting-page'

type Props = { params: Promise<{ locale: string }> }

/**
 * One cached page for all meetings: `lib/sites/routes/yp.ts` rewrites each meeting's path to this page. The
 * browser reads the meeting's id from the URL.
 */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageMetadata(params, 'meeting')
}

export default function Page() {
  return <MeetingPage />
}
