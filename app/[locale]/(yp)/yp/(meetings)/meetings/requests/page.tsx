import type { Metadata } from 'next'
import { meetingPageFacts } from '@/components/meetings/page-facts'
import { RequestsPage } from '@/components/meetings/requests-page'

type Props = { params: Promise<{ locale: string }> }

/** Made at the first request and cached: the browser reads the requests. */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageFacts(params, 'requests')
}

export default function Page() {
  return <RequestsPage />
}
