import type { Metadata } from 'next'
import { meetingPageMetadata } from '@/components/meetings/page-facts'
import { PlanPage } from '@/components/meetings/plan-page'

type Props = { params: Promise<{ locale: string }> }

/**
 * The page is rendered at its first visit and then cached: it contains no meetings, because the browser loads
 * those of the signed-in participant.
 */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageMetadata(params, 'plan')
}

export default function Page() {
  return <PlanPage />
}
