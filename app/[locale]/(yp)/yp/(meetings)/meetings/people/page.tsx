import type { Metadata } from 'next'
import { meetingPageFacts } from '@/components/meetings/page-facts'
import { PeoplePage } from '@/components/meetings/people-page'

type Props = { params: Promise<{ locale: string }> }

/** Made at the first request and cached: the browser reads the list. */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageFacts(params, 'people')
}

export default function Page() {
  return <PeoplePage />
}
