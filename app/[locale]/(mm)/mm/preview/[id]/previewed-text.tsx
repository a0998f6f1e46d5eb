import type { ReactNode } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import { fixedItems } from '@/lib/content/menu/fixed-items'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import type { PublicPage, ReadPage } from '@/lib/content/page-texts/schema'
import AboutPage from '../../about/page'
import ActivityPage from '../../activity/page'
import AnniversaryPage from '../../anniversary/page'
import ContactPage from '../../contact/page'
import MembershipPage from '../../membership/page'
import ResponsibleMiningPage from '../../page/20/page'
import MineralsPage from '../../page/21/page'
import FilmsPage from '../../page/22/page'
import FutureEngineersPage from '../../page/23/page'
import MemberOfTheMonthPage from '../../page/24/page'
import BookPage from '../../page/25/page'
import SustainableMiningPage from '../../page/26/page'
import PageTextPage from '../../page/[cid]/page'
import type { ProjectProps } from '../../page/project-page'

/** Specially designed pages, by the number of the menu item whose text the page shows. */
const designedPages = new Map<number, (props: ProjectProps) => ReactNode>([
  [fixedItems.about, (props) => <AboutPage {...props} />],
  [fixedItems.membership, (props) => <MembershipPage {...props} />],
  [fixedItems.activity, (props) => <ActivityPage {...props} />],
  [fixedItems.contact, (props) => <ContactPage {...props} />],
  [fixedItems.joining, (props) => <MembershipPage {...props} />],
  [20, (props) => <ResponsibleMiningPage {...props} />],
  [21, (props) => <MineralsPage {...props} />],
  [22, (props) => <FilmsPage {...props} />],
  [23, (props) => <FutureEngineersPage {...props} />],
  [24, (props) => <MemberOfTheMonthPage {...props} />],
  [25, (props) => <BookPage {...props} />],
  [26, (props) => <SustainableMiningPage {...props} />],
  [fixedItems.anniversary, (props) => <AnniversaryPage {...props} />],
])

/** The page of a menu item with a text that is not published yet. */
export function PreviewedText({ page, locale }: { page: PublicPage; locale: Locale }) {
  const readPage: ReadPage = (cid) => (cid === page.cid ? Promise.resolve(page) : getPublicPage(cid))
  const params = Promise.resolve({ locale, cid: String(page.cid) })
  const show = designedPages.get(page.cid)
  return show ? show({ params, readPage }) : <PageTextPage params={params} readPage={readPage} />
}
