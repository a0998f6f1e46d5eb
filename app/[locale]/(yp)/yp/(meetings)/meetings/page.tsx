import type { Metadata } from 'next'
import { meetingPageFacts } from '@/components/meetings/page-facts'
import { PlanPage } from '@/components/meetings/plan-page'

type Props = { params: Promise<{ locale: string }> }

/** Made at the first request and cached: the browser asks whose plan it is. */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageFacts(params, 'plan')
}

export default function Page() {
  return <PlanPage />
}
