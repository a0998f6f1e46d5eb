import type { Metadata } from 'next'
import { meetingPageFacts } from '@/components/meetings/page-facts'
import { AskPage } from '@/components/meetings/ask-page'

type Props = { params: Promise<{ locale: string }> }

/** One page for everybody who may be asked (`lib/site/routes/yp.ts`): whom, tells the address to the browser. */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageFacts(params, 'ask')
}

export default function Page() {
  return <AskPage />
}
