import { accountCalls } from '@/lib/accounts/calls'
import { authCalls } from '@/lib/auth/calls'
import { bookCalls, bookFileCalls } from '@/lib/book/calls'
import { slideCalls } from '@/lib/slides/calls'
import { contactCalls } from '@/lib/contact/calls'
import { dashboardCalls } from '@/lib/dashboard/calls'
import { exchangeCalls } from '@/lib/exchange/calls'
import { footerCalls } from '@/lib/footer/calls'
import { menuCalls } from '@/lib/menu/calls'
import { newsCalls } from '@/lib/news/calls'
import { officeSearchCalls } from '@/lib/records/search/calls'
import { pageTextCalls } from '@/lib/page-texts/calls'
import { socialCalls } from '@/lib/social/calls'
import { documentCalls } from '@/lib/documents/calls'
import { logoCalls } from '@/lib/logos/calls'
import { mineralCalls } from '@/lib/minerals/calls'
import { monthNewsCalls } from '@/lib/month-news/calls'
import { peopleCalls } from '@/lib/people/calls'
import { previewCalls } from '@/lib/previews/calls'
import { reportCalls } from '@/lib/reports/calls'
import { personalDataCalls } from '@/lib/personal-data/calls'
import { requestCalls } from '@/lib/requests/calls'
import { siteSearchCalls } from '@/lib/site-search/calls'
import { sustainableCalls } from '@/lib/sustainable/calls'
import { pictureCalls } from '@/lib/pictures/calls'
import { translationCalls } from '@/lib/translations/calls'
import { videoCalls } from '@/lib/videos/calls'
import { memberAssessmentCalls } from '@/lib/assessment/member/calls'
import { ownAssessmentCalls } from '@/lib/assessment/own/calls'
import { questionCalls } from '@/lib/assessment/questions/calls'
import { memberCalls } from '@/lib/members/calls'
import { activityCalls } from '@/lib/records/activity/calls'
import { binCalls } from '@/lib/records/bin/calls'
import { historyCalls } from '@/lib/records/history/calls'
import { galleryCalls } from '@/lib/event/gallery/calls'
import { hallCalls } from '@/lib/event/halls/calls'
import { presentationCalls } from '@/lib/event/presentations/calls'
import { presenterCalls } from '@/lib/event/presenters/calls'
import { dateCalls } from '@/lib/event/dates/calls'
import { editionCalls } from '@/lib/event/editions/calls'
import { partnerCalls } from '@/lib/event/partners/calls'
import { statisticCalls } from '@/lib/event/statistics/calls'
import type { Call } from './call'

/** The calls of every domain, without their handlers. */
export const callTable = {
  accounts: accountCalls,
  auth: authCalls,
  banners: slideCalls,
  book: bookCalls,
  bookFile: bookFileCalls,
  contact: contactCalls,
  dashboard: dashboardCalls,
  exchange: exchangeCalls,
  footer: footerCalls,
  menu: menuCalls,
  news: newsCalls,
  officeSearch: officeSearchCalls,
  pages: pageTextCalls,
  social: socialCalls,
  documents: documentCalls,
  logos: logoCalls,
  minerals: mineralCalls,
  monthNews: monthNewsCalls,
  people: peopleCalls,
  previews: previewCalls,
  reports: reportCalls,
  requests: requestCalls,
  personalData: personalDataCalls,
  siteSearch: siteSearchCalls,
  sustainable: sustainableCalls,
  pictures: pictureCalls,
  translations: translationCalls,
  videos: videoCalls,
  questions: questionCalls,
  ownAssessment: ownAssessmentCalls,
  memberAssessment: memberAssessmentCalls,
  members: memberCalls,
  history: historyCalls,
  bin: binCalls,
  activity: activityCalls,
  presenters: presenterCalls,
  halls: hallCalls,
  presentations: presentationCalls,
  gallery: galleryCalls,
  editions: editionCalls,
  eventDates: dateCalls,
  eventStatistics: statisticCalls,
  eventPartners: partnerCalls,
}

export const allCalls: Call[] = Object.values(callTable).flatMap((calls) => Object.values(calls) as Call[])
