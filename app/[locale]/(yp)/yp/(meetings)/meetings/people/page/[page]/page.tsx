import type { Metadata } from 'next'
import { meetingPageFacts } from '@/components/meetings/page-facts'
import { countPeoplePages } from '@/lib/meetings/participants/queries'
import PeopleListPage from '../../page'

type Props = { params: Promise<{ locale: string; page: string }> }

/**
 * A page of the list (`lib/sites/routes/yp.ts`). The browser reads its rows; the status says whether it
 * exists.
 */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [facts, { page }, pages] = await Promise.all([
    meetingPageFacts(params, 'people'),
    params,
    countPeoplePages(),
  ])
  // Visitors who are not signed in see the sign-in and no list, so the marker is in the head.
  return Number(page) > pages ? { ...facts, other: { 'strata-status': '404' } } : facts
}

export default PeopleListPage
