import { writingHandlers } from '@/lib/office/writing/handlers'
import { linkHandlers } from '@/lib/office/links/handlers'
import { searchMissHandlers } from '@/lib/office/search-misses/handlers'
import { systemHandlers } from '@/lib/office/system/handlers'
import { apiTokenHandlers } from '@/lib/office/api-tokens/handlers'
import { redirectHandlers } from '@/lib/office/redirects/handlers'
import { sharedDraftHandlers } from '@/lib/office/shared-drafts/handlers'
import { shortcutHandlers } from '@/lib/office/shortcuts/handlers'
import { synonymHandlers } from '@/lib/office/synonyms/handlers'
import { accountHandlers } from '@/lib/office/accounts/handlers'
import { letterHandlers } from '@/lib/directory/letters/handlers'
import { listingHandlers } from '@/lib/directory/listings/handlers'
import { directorySearchHandlers } from '@/lib/directory/search/handlers'
import { authHandlers } from '@/lib/platform/auth/handlers'
import { bookFileHandlers, bookHandlers } from '@/lib/content/book/handlers'
import { directorySlideHandlers, slideHandlers } from '@/lib/content/slides/handlers'
import { contactHandlers } from '@/lib/content/contact/handlers'
import { dashboardHandlers } from '@/lib/office/dashboard/handlers'
import { directoryOwnerHandlers } from '@/lib/directory/owners/handlers'
import { directoryRegistrationHandlers } from '@/lib/directory/registration/handlers'
import { exchangeHandlers } from '@/lib/exchange/handlers'
import { exchangeNameHandlers } from '@/lib/exchange/names/handlers'
import { eventFooterHandlers, footerHandlers } from '@/lib/content/footer/handlers'
import { menuHandlers } from '@/lib/content/menu/handlers'
import { newsHandlers } from '@/lib/content/news/handlers'
import { officeSearchHandlers } from '@/lib/office/search/handlers'
import { pageTextHandlers } from '@/lib/content/page-texts/handlers'
import { eventMenuHandlers } from '@/lib/event/menu/handlers'
import { eventNewsHandlers } from '@/lib/event/news/handlers'
import { eventSocialHandlers, socialHandlers } from '@/lib/content/social/handlers'
import { documentHandlers } from '@/lib/content/documents/handlers'
import { logoHandlers } from '@/lib/content/logos/handlers'
import { mineralHandlers } from '@/lib/content/minerals/handlers'
import { monthNewsHandlers } from '@/lib/content/month-news/handlers'
import { peopleHandlers } from '@/lib/content/people/handlers'
import { previewHandlers } from '@/lib/content/previews/handlers'
import { reportHandlers } from '@/lib/content/reports/handlers'
import { personalDataHandlers } from '@/lib/office/personal-data/handlers'
import { requestHandlers } from '@/lib/office/requests/handlers'
import { memberYearHandlers } from '@/lib/sites/member-year/handlers'
import { siteSearchHandlers } from '@/lib/sites/search/handlers'
import { sustainableHandlers } from '@/lib/content/sustainable/handlers'
import { pictureHandlers } from '@/lib/office/pictures/handlers'
import { translationHandlers } from '@/lib/office/translations/handlers'
import { videoHandlers } from '@/lib/content/videos/handlers'
import { colleagueHandlers } from '@/lib/assessment/colleagues/handlers'
import { memberAssessmentHandlers } from '@/lib/assessment/member/handlers'
import { credentialHandlers } from '@/lib/assessment/credentials/handlers'
import { assessmentSettingsHandlers } from '@/lib/assessment/settings/handlers'
import { ownAssessmentHandlers } from '@/lib/assessment/own/handlers'
import { clauseHandlers } from '@/lib/assessment/clauses/handlers'
import { guidanceHandlers } from '@/lib/assessment/guidance/handlers'
import { holidayHandlers } from '@/lib/assessment/holidays/handlers'
import { resultHandlers } from '@/lib/assessment/results/handlers'
import { reviewHandlers } from '@/lib/assessment/reviews/handlers'
import { memberYearsHandlers } from '@/lib/assessment/years/handlers'
import { questionHandlers } from '@/lib/assessment/questions/handlers'
import { standardHandlers } from '@/lib/assessment/standards/handlers'
import { memberHandlers } from '@/lib/content/members/handlers'
import { activityHandlers } from '@/lib/wiring/calls/activity/handlers'
import { waitingHandlers } from '@/lib/wiring/waiting/handlers'
import { binHandlers } from '@/lib/office/bin/handlers'
import { draftHandlers } from '@/lib/platform/records/drafts/handlers'
import { historyHandlers } from '@/lib/platform/records/history/handlers'
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
import { meetingSheetHandlers } from '@/lib/meetings/sheets/handlers'
import { listingImportHandlers } from '@/lib/directory/imports/handlers'
import { meetingHourHandlers } from '@/lib/meetings/hours/handlers'
import { interpreterHandlers } from '@/lib/meetings/interpreters/handlers'
import { meetingRoomHandlers } from '@/lib/meetings/rooms/handlers'
import { meetingUserHandlers } from '@/lib/meetings/users/handlers'
import { listingRoleHandlers } from '@/lib/organisations/handlers'
import { participantHandlers } from '@/lib/meetings/participants/handlers'
import { listingReportHandlers } from '@/lib/directory/reports/handlers'
import type { Call, Calls } from '@/lib/platform/api/call'
import type { Context, Handlers } from '@/lib/platform/api/handlers'
import { callTable } from './table'

type Handle = (context: Context<Call>) => Promise<unknown>
type Check = (context: Omit<Context<Call>, 'files'>) => Promise<unknown>
export type Entry = { call: Call; handle: Handle; check?: Check }

const handlers: { [D in keyof typeof callTable]: Handlers<(typeof callTable)[D][0]> } = {
  accounts: accountHandlers,
  auth: authHandlers,
  slides: slideHandlers,
  book: bookHandlers,
  bookFile: bookFileHandlers,
  contact: contactHandlers,
  dashboard: dashboardHandlers,
  exchange: exchangeHandlers,
  exchangeNames: exchangeNameHandlers,
  searchSynonyms: synonymHandlers,
  searchShortcuts: shortcutHandlers,
  redirects: redirectHandlers,
  apiTokens: apiTokenHandlers,
  system: systemHandlers,
  searchMisses: searchMissHandlers,
  links: linkHandlers,
  writing: writingHandlers,
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
  drafts: draftHandlers,
  sharedDrafts: sharedDraftHandlers,
  reports: reportHandlers,
  requests: requestHandlers,
  personalData: personalDataHandlers,
  siteSearch: siteSearchHandlers,
  memberYear: memberYearHandlers,
  sustainable: sustainableHandlers,
  pictures: pictureHandlers,
  translations: translationHandlers,
  videos: videoHandlers,
  questions: questionHandlers,
  guidance: guidanceHandlers,
  standards: standardHandlers,
  clauses: clauseHandlers,
  ownAssessment: ownAssessmentHandlers,
  memberAssessment: memberAssessmentHandlers,
  colleagues: colleagueHandlers,
  assessmentSettings: assessmentSettingsHandlers,
  credentials: credentialHandlers,
  results: resultHandlers,
  reviews: reviewHandlers,
  memberYears: memberYearsHandlers,
  holidays: holidayHandlers,
  members: memberHandlers,
  history: historyHandlers,
  bin: binHandlers,
  activity: activityHandlers,
  waiting: waitingHandlers,
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
  meetingSheets: meetingSheetHandlers,
  participants: participantHandlers,
  meetingUsers: meetingUserHandlers,
  meetingHours: meetingHourHandlers,
  meetingRooms: meetingRoomHandlers,
  meetingInterpreters: interpreterHandlers,
}

function listCallEntries(): [string, Entry][] {
  return Object.entries(callTable).flatMap(([domain, [calls]]) => {
    const domainHandlers = handlers[domain as keyof typeof handlers] as unknown as Record<
      string,
      Handle | { check: Check; handle: Handle }
    >
    return Object.entries(calls as Calls).map(([name, call]): [string, Entry] => {
      const handler = domainHandlers[name]
      if (!handler) throw new Error(`the call ${call.route} has no handler`)
      const { handle, ...checks } = typeof handler === 'function' ? { handle: handler } : handler
      return [call.route, { call, handle: async (context) => (await handle(context)) ?? {}, ...checks }]
    })
  })
}

/** Every call with its handler, found by `METHOD /path`. */
export const registry: ReadonlyMap<string, Entry> = new Map(listCallEntries())
