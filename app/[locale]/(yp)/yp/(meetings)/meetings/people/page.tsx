import type { Metadata } from 'next'
import { meetingPageMetadata } from '@/components/meetings/page-facts'
import { PeoplePage } from '@/components/meetings/people-page'

type Props = { params: Promise<{ locale: string }> }

/**
 * The page is rendered at its first visit and then cached: it contains no participants, because the browser
 * loads them.
 */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageMetadata(params, 'people')
}

export default function Page() {
  return <PeoplePage />
}
