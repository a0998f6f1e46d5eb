import { accountHandlers } from '@/lib/accounts/handlers'
import { letterHandlers } from '@/lib/directory/letters/handlers'
import { listingHandlers } from '@/lib/directory/listings/handlers'
import { directorySearchHandlers } from '@/lib/directory/search/handlers'
import { authHandlers } from '@/lib/auth/handlers'
import { bookFileHandlers, bookHandlers } from '@/lib/book/handlers'
import { directorySlideHandlers, slideHandlers } from '@/lib/slides/handlers'
import { contactHandlers } from '@/lib/contact/handlers'
import { dashboardHandlers } from '@/lib/dashboard/handlers'
import { directoryOwnerHandlers } from '@/lib/directory/owners/handlers'
import { directoryRegistrationHandlers } from '@/lib/directory/registration/handlers'
import { exchangeHandlers } from '@/lib/exchange/handlers'
import { exchangeNameHandlers } from '@/lib/exchange/names/handlers'
import { eventFooterHandlers, footerHandlers } from '@/lib/footer/handlers'
import { menuHandlers } from '@/lib/menu/handlers'
import { newsHandlers } from '@/lib/news/handlers'
import { officeSearchHandlers } from '@/lib/records/search/handlers'
import { pageTextHandlers } from '@/lib/page-texts/handlers'
import { eventMenuHandlers } from '@/lib/event/menu/handlers'
import { eventNewsHandlers } from '@/lib/news/event/handlers'
import { eventSocialHandlers, socialHandlers } from '@/lib/social/handlers'
import { documentHandlers } from '@/lib/documents/handlers'
import { logoHandlers } from '@/lib/logos/handlers'
import { mineralHandlers } from '@/lib/minerals/handlers'
import { monthNewsHandlers } from '@/lib/month-news/handlers'
import { peopleHandlers } from '@/lib/people/handlers'
import { previewHandlers } from '@/lib/previews/handlers'
import { reportHandlers } from '@/lib/reports/handlers'
import { personalDataHandlers } from '@/lib/personal-data/handlers'
import { requestHandlers } from '@/lib/requests/handlers'
import { siteSearchHandlers } from '@/lib/site-search/handlers'
import { sustainableHandlers } from '@/lib/sustainable/handlers'
import { pictureHandlers } from '@/lib/pictures/handlers'
import { translationHandlers } from '@/lib/translations/handlers'
import { videoHandlers } from '@/lib/videos/handlers'
import { memberAssessmentHandlers } from '@/lib/assessment/member/handlers'
import { ownAssessmentHandlers } from '@/lib/assessment/own/handlers'
import { questionHandlers } from '@/lib/assessment/questions/handlers'
import { memberHandlers } from '@/lib/members/handlers'
import { activityHandlers } from '@/lib/records/activity/handlers'
import { binHandlers } from '@/lib/records/bin/handlers'
import { historyHandlers } from '@/lib/records/history/handlers'
import { agendaHandlers, sessionHandlers } from '@/lib/event/agenda/handlers'
import { dateHandlers } from '@/lib/event/dates/handlers'
import { editionHandlers } from '@/lib/event/editions/handlers'
import { partnerHandlers } from '@/lib/event/partners/handlers'
import { statisticHandlers } from '@/lib/event/statistics/handlers'
import { galleryHandlers } from '@/lib/event/gallery/handlers'
import { hallHandlers } from '@/lib/event/halls/handlers'
import { presentationHandlers } from '@/lib/event/presentations/handlers'
import { speakerHandlers } from '@/lib/event/speakers/handlers'
import { doorHandlers } from '@/lib/event/doors/handlers'
import { registrationHandlers } from '@/lib/event/registrations/handlers'
import { listingChangeHandlers } from '@/lib/directory/changes/handlers'
import { companyHandlers } from '@/lib/directory/companies/handlers'
import { personHandlers } from '@/lib/directory/people/handlers'
import { listingRequestHandlers } from '@/lib/directory/requests/handlers'
import { categoryHandlers } from '@/lib/directory/categories/handlers'
import { duplicateHandlers } from '@/lib/directory/duplicates/handlers'
import { meetingOfficeHandlers } from '@/lib/meetings/office/handlers'
import { listingImportHandlers } from '@/lib/directory/imports/handlers'
import { meetingHourHandlers } from '@/lib/meetings/hours/handlers'
import { interpreterHandlers } from '@/lib/meetings/interpreters/handlers'
import { meetingRoomHandlers } from '@/lib/meetings/rooms/handlers'
import { meetingUserHandlers } from '@/lib/meetings/users/handlers'
import { listingRoleHandlers } from '@/lib/directory/roles/handlers'
import { participantHandlers } from '@/lib/meetings/participants/handlers'
import { listingReportHandlers } from '@/lib/directory/reports/handlers'
import type { Call, Calls } from './call'
import type { Context, Handlers } from './handlers'
import { callTable } from './table'

type Handle = (context: Context<Call>) => Promise<unknown>
type Check = (context: Omit<Context<Call>, 'files'>) => Promise<unknown>
export type Entry = { call: Call; handle: Handle; check?: Check }

const handlers: { [D in keyof typeof callTable]: Handlers<(typeof callTable)[D]> } = {
  accounts: accountHandlers,
  auth: authHandlers,
  slides: slideHandlers,
  book: bookHandlers,
  bookFile: bookFileHandlers,
  contact: contactHandlers,
  dashboard: dashboardHandlers,
  exchange: exchangeHandlers,
  exchangeNames: exchangeNameHandlers,
  footer: footerHandlers,
  eventFooter: eventFooterHandlers,
  eventMenu: eventMenuHandlers,
  eventNews: eventNewsHandlers,
  menu: menuHandlers,
  news: newsHandlers,
  officeSearch: officeSearchHandlers,
  pages: pageTextHandlers,
  social: socialHandlers,
  eventSocial: eventSocialHandlers,
  documents: documentHandlers,
  logos: logoHandlers,
  minerals: mineralHandlers,
  monthNews: monthNewsHandlers,
  people: peopleHandlers,
  previews: previewHandlers,
  reports: reportHandlers,
  requests: requestHandlers,
  personalData: personalDataHandlers,
  siteSearch: siteSearchHandlers,
  sustainable: sustainableHandlers,
  pictures: pictureHandlers,
  translations: translationHandlers,
  videos: videoHandlers,
  questions: questionHandlers,
  ownAssessment: ownAssessmentHandlers,
  memberAssessment: memberAssessmentHandlers,
  members: memberHandlers,
  history: historyHandlers,
  bin: binHandlers,
  activity: activityHandlers,
  eventAgenda: agendaHandlers,
  eventSessions: sessionHandlers,
  editions: editionHandlers,
  eventDates: dateHandlers,
  eventStatistics: statisticHandlers,
  eventPartners: partnerHandlers,
  speakers: speakerHandlers,
  halls: hallHandlers,
  presentations: presentationHandlers,
  gallery: galleryHandlers,
  registrations: registrationHandlers,
  doors: doorHandlers,
  directoryCompanies: companyHandlers,
  directoryPeople: personHandlers,
  directoryRequests: listingRequestHandlers,
  directoryChanges: listingChangeHandlers,
  directoryRegistration: directoryRegistrationHandlers,
  directoryOwners: directoryOwnerHandlers,
  directoryListings: listingHandlers,
  directorySearch: directorySearchHandlers,
  directoryLetters: letterHandlers,
  directoryCategories: categoryHandlers,
  directorySlides: directorySlideHandlers,
  listingReports: listingReportHandlers,
  listingRoles: listingRoleHandlers,
  listingDuplicates: duplicateHandlers,
  listingImport: listingImportHandlers,
  meetingOffice: meetingOfficeHandlers,
  participants: participantHandlers,
  meetingUsers: meetingUserHandlers,
  meetingHours: meetingHourHandlers,
  meetingRooms: meetingRoomHandlers,
  meetingInterpreters: interpreterHandlers,
}

function entries(): [string, Entry][] {
  return Object.entries(callTable).flatMap(([domain, calls]) => {
    const domainHandlers = handlers[domain as keyof typeof handlers] as unknown as Record<
      string,
      Handle | { check: Check; handle: Handle }
    >
    return Object.entries(calls as Calls).map(([name, call]): [string, Entry] => {
      const handle = domainHandlers[name]
      if (!handle) throw new Error(`the call ${call.route} has no handler`)
      return [call.route, { call, ...(typeof handle === 'function' ? { handle } : handle) }]
    })
  })
}

/** Every call with its handler, found by `METHOD /path`. */
export const registry: ReadonlyMap<string, Entry> = new Map(entries())
