import type { Metadata } from 'next'
import { meetingPageMetadata } from '@/components/meetings/page-facts'
import { countPeoplePages } from '@/lib/meetings/participants/queries'
import PeopleListPage from '../../page'

type Props = { params: Promise<{ locale: string; page: string }> }

/**
 * A page of the list of participants (`lib/sites/routes/yp.ts`). The browser loads the participants; the
 * server only answers 404 for a page number that does not exist.
 */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [facts, { page }, pages] = await Promise.all([
    meetingPageMetadata(params, 'people'),
    params,
    countPeoplePages(),
  ])
  // The cache answers 404 for a page with this meta tag. Visitors who are not signed in get no list that could
  // render the tag, as other lists do (`NotFoundMarker`), so it is part of the metadata.
  return Number(page) > pages ? { ...facts, other: { 'strata-status': '404' } } : facts
}

export default PeopleListPage
