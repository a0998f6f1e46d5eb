import type { Metadata } from 'next'
import { meetingPageMetadata } from '@/components/meetings/page-facts'
import { countPeoplePages } from '@/lib/meetings/participants/queries'
import PeopleListPage from '../../page'

type Props = { params: Promise<{ locale: string; page: string }> }

/**
 * A page of the list of participants; `lib/sites/routes/yp.ts` rewrites `?page=` to this path. The browser
 * loads the participants; the server only checks the page number and answers 404 past the last page.
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
  // The cache answers 404 for a page that contains this meta tag. On other pages a `NotFoundMarker` renders
  // the tag, but here the server renders no list, so the metadata contains the tag.
  return Number(page) > pages ? { ...facts, other: { 'strata-status': '404' } } : facts
}

export default PeopleListPage
