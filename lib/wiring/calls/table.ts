import type { ActivityKind } from '@/lib/platform/records/schema'
import { writingCalls } from '@/lib/office/writing/calls'
import { linkCalls } from '@/lib/office/links/calls'
import { searchMissCalls } from '@/lib/office/search-misses/calls'
import { systemCalls } from '@/lib/office/system/calls'
import { apiTokenCalls } from '@/lib/office/api-tokens/calls'
import { redirectCalls } from '@/lib/office/redirects/calls'
import { draftCalls } from '@/lib/platform/records/drafts/calls'
import { sharedDraftCalls } from '@/lib/office/shared-drafts/calls'
import { shortcutCalls } from '@/lib/office/shortcuts/calls'
import { synonymCalls } from '@/lib/office/synonyms/calls'
import { accountCalls } from '@/lib/office/accounts/calls'
import { letterCalls } from '@/lib/directory/letters/calls'
import { listingCalls } from '@/lib/directory/listings/calls'
import { directorySearchCalls } from '@/lib/directory/search/calls'
import { authCalls } from '@/lib/platform/auth/calls'
import { bookCalls, bookFileCalls } from '@/lib/content/book/calls'
import { directorySlideCalls, slideCalls } from '@/lib/content/slides/calls'
import { contactCalls } from '@/lib/content/contact/calls'
import { dashboardCalls } from '@/lib/office/dashboard/calls'
import { agendaCalls, sessionCalls } from '@/lib/event/agenda/calls'
import { directoryOwnerCalls } from '@/lib/directory/owners/calls'
import { directoryRegistrationCalls } from '@/lib/directory/registration/calls'
import { exchangeCalls } from '@/lib/exchange/calls'
import { exchangeNameCalls } from '@/lib/exchange/names/calls'
import { eventFooterCalls, footerCalls } from '@/lib/content/footer/calls'
import { menuCalls } from '@/lib/content/menu/calls'
import { newsCalls } from '@/lib/content/news/calls'
import { officeSearchCalls } from '@/lib/office/search/calls'
import { pageTextCalls } from '@/lib/content/page-texts/calls'
import { eventMenuCalls } from '@/lib/event/menu/calls'
import { eventNewsCalls } from '@/lib/event/news/calls'
import { eventSocialCalls, socialCalls } from '@/lib/content/social/calls'
import { documentCalls } from '@/lib/content/documents/calls'
import { logoCalls } from '@/lib/content/logos/calls'
import { mineralCalls } from '@/lib/content/minerals/calls'
import { monthNewsCalls } from '@/lib/content/month-news/calls'
import { peopleCalls } from '@/lib/content/people/calls'
import { previewCalls } from '@/lib/content/previews/calls'
import { reportCalls } from '@/lib/content/reports/calls'
import { personalDataCalls } from '@/lib/office/personal-data/calls'
import { requestCalls } from '@/lib/office/requests/calls'
import { memberYearCalls } from '@/lib/sites/member-year/calls'
import { siteSearchCalls } from '@/lib/sites/search/calls'
import { sustainableCalls } from '@/lib/content/sustainable/calls'
import { pictureCalls } from '@/lib/office/pictures/calls'
import { translationCalls } from '@/lib/office/translations/calls'
import { videoCalls } from '@/lib/content/videos/calls'
import { colleagueCalls } from '@/lib/assessment/colleagues/calls'
import { memberAssessmentCalls } from '@/lib/assessment/member/calls'
import { credentialCalls } from '@/lib/assessment/credentials/calls'
import { assessmentSettingsCalls } from '@/lib/assessment/settings/calls'
import { ownAssessmentCalls } from '@/lib/assessment/own/calls'
import { clauseCalls } from '@/lib/assessment/clauses/calls'
import { guidanceCalls } from '@/lib/assessment/guidance/calls'
import { holidayCalls } from '@/lib/assessment/holidays/calls'
import { resultCalls } from '@/lib/assessment/results/calls'
import { reviewCalls } from '@/lib/assessment/reviews/calls'
import { memberYearsCalls } from '@/lib/assessment/years/calls'
import { questionCalls } from '@/lib/assessment/questions/calls'
import { standardCalls } from '@/lib/assessment/standards/calls'
import { memberCalls } from '@/lib/content/members/calls'
import { activityCalls } from '@/lib/wiring/calls/activity/calls'
import { waitingCalls } from '@/lib/wiring/waiting/calls'
import { binCalls } from '@/lib/office/bin/calls'
import { historyCalls } from '@/lib/platform/records/history/calls'
import { dateCalls } from '@/lib/event/dates/calls'
import { editionCalls } from '@/lib/event/editions/calls'
import { partnerCalls } from '@/lib/event/partners/calls'
import { statisticCalls } from '@/lib/event/statistics/calls'
import { galleryCalls } from '@/lib/event/gallery/calls'
import { hallCalls } from '@/lib/event/halls/calls'
import { presentationCalls } from '@/lib/event/presentations/calls'
import { speakerCalls } from '@/lib/event/speakers/calls'
import { doorCalls } from '@/lib/event/doors/calls'
import { registrationCalls } from '@/lib/event/registrations/calls'
import { listingChangeCalls } from '@/lib/directory/changes/calls'
import { companyCalls } from '@/lib/directory/companies/calls'
import { personCalls } from '@/lib/directory/people/calls'
import { listingRequestCalls } from '@/lib/directory/requests/calls'
import { categoryCalls } from '@/lib/directory/categories/calls'
import { duplicateCalls } from '@/lib/directory/duplicates/calls'
import { listingImportCalls } from '@/lib/directory/imports/calls'
import { listingRoleCalls } from '@/lib/organisations/calls'
import { participantCalls } from '@/lib/meetings/participants/calls'
import { listingReportCalls } from '@/lib/directory/reports/calls'
import { meetingHourCalls } from '@/lib/meetings/hours/calls'
import { interpreterCalls } from '@/lib/meetings/interpreters/calls'
import { meetingRoomCalls } from '@/lib/meetings/rooms/calls'
import { meetingUserCalls } from '@/lib/meetings/users/calls'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { meetingSheetCalls } from '@/lib/meetings/sheets/calls'
import type { Call } from '@/lib/platform/api/call'

/** The calls of every domain, without their handlers. */
export const callTable = {
  accounts: accountCalls,
  auth: authCalls,
  slides: slideCalls,
  book: bookCalls,
  bookFile: bookFileCalls,
  contact: contactCalls,
  dashboard: dashboardCalls,
  exchange: exchangeCalls,
  exchangeNames: exchangeNameCalls,
  searchSynonyms: synonymCalls,
  searchShortcuts: shortcutCalls,
  redirects: redirectCalls,
  links: linkCalls,
  apiTokens: apiTokenCalls,
  system: systemCalls,
  searchMisses: searchMissCalls,
  writing: writingCalls,
  footer: footerCalls,
  eventFooter: eventFooterCalls,
  eventMenu: eventMenuCalls,
  eventNews: eventNewsCalls,
  menu: menuCalls,
  news: newsCalls,
  officeSearch: officeSearchCalls,
  pages: pageTextCalls,
  social: socialCalls,
  eventSocial: eventSocialCalls,
  documents: documentCalls,
  logos: logoCalls,
  minerals: mineralCalls,
  monthNews: monthNewsCalls,
  people: peopleCalls,
  previews: previewCalls,
  drafts: draftCalls,
  sharedDrafts: sharedDraftCalls,
  reports: reportCalls,
  requests: requestCalls,
  personalData: personalDataCalls,
  siteSearch: siteSearchCalls,
  memberYear: memberYearCalls,
  sustainable: sustainableCalls,
  pictures: pictureCalls,
  translations: translationCalls,
  videos: videoCalls,
  questions: questionCalls,
  guidance: guidanceCalls,
  standards: standardCalls,
  clauses: clauseCalls,
  ownAssessment: ownAssessmentCalls,
  memberAssessment: memberAssessmentCalls,
  colleagues: colleagueCalls,
  assessmentSettings: assessmentSettingsCalls,
  credentials: credentialCalls,
  results: resultCalls,
  reviews: reviewCalls,
  memberYears: memberYearsCalls,
  holidays: holidayCalls,
  members: memberCalls,
  history: historyCalls,
  bin: binCalls,
  activity: activityCalls,
  waiting: waitingCalls,
  eventAgenda: agendaCalls,
  eventSessions: sessionCalls,
  editions: editionCalls,
  eventDates: dateCalls,
  eventStatistics: statisticCalls,
  eventPartners: partnerCalls,
  speakers: speakerCalls,
  halls: hallCalls,
  presentations: presentationCalls,
  gallery: galleryCalls,
  registrations: registrationCalls,
  doors: doorCalls,
  directoryCompanies: companyCalls,
  directoryPeople: personCalls,
  directoryRequests: listingRequestCalls,
  directoryChanges: listingChangeCalls,
  directoryRegistration: directoryRegistrationCalls,
  directoryOwners: directoryOwnerCalls,
  directoryListings: listingCalls,
  directorySearch: directorySearchCalls,
  directoryLetters: letterCalls,
  directoryCategories: categoryCalls,
  directorySlides: directorySlideCalls,
  listingReports: listingReportCalls,
  listingRoles: listingRoleCalls,
  listingDuplicates: duplicateCalls,
  listingImport: listingImportCalls,
  meetingOffice: meetingOfficeCalls,
  meetingSheets: meetingSheetCalls,
  participants: participantCalls,
  meetingUsers: meetingUserCalls,
  meetingHours: meetingHourCalls,
  meetingRooms: meetingRoomCalls,
  meetingInterpreters: interpreterCalls,
}

export type Domain = keyof typeof callTable

/**
 * The kind of record that the calls of each domain write; null when there is none, or when the answer of the
 * call names the kind.
 */
export const kindOfDomain: Record<Domain, ActivityKind | null> = {
  accounts: 'accounts',
  activity: null,
  auth: 'staff_sessions',
  slides: 'banners',
  bin: null,
  book: 'book_pages',
  bookFile: 'book_files',
  contact: 'contact_texts',
  dashboard: null,
  documents: 'documents',
  exchange: 'trades',
  exchangeNames: 'exchange_names',
  searchSynonyms: 'search_synonyms',
  searchShortcuts: 'search_shortcuts',
  redirects: 'redirects',
  links: null,
  apiTokens: 'api_tokens',
  searchMisses: null,
  writing: null,
  system: null,
  footer: 'footer_info',
  eventFooter: 'footer_info',
  eventMenu: 'event_categories',
  eventNews: 'event_news',
  history: null,
  logos: 'logos',
  assessmentSettings: 'assessment_settings',
  credentials: null,
  memberAssessment: null,
  colleagues: null,
  results: null,
  reviews: null,
  memberYears: null,
  holidays: 'public_holidays',
  members: 'member_companies',
  menu: 'menu_categories',
  minerals: 'minerals',
  monthNews: 'month_news',
  officeSearch: null,
  news: 'news',
  ownAssessment: null,
  pages: 'page_texts',
  people: 'people',
  pictures: 'files',
  personalData: 'personal_data',
  previews: null,
  drafts: null,
  sharedDrafts: null,
  questions: 'assessment_questions',
  guidance: null,
  standards: 'assessment_standards',
  clauses: 'assessment_clauses',
  reports: 'reports',
  requests: 'office_requests',
  siteSearch: null,
  memberYear: null,
  social: 'social_links',
  eventSocial: 'social_links',
  sustainable: 'sustainable_mining',
  translations: null,
  videos: 'mining_videos',
  waiting: null,
  eventAgenda: 'event_agenda_pictures',
  eventSessions: 'event_sessions',
  editions: 'events',
  eventDates: 'event_dates',
  eventStatistics: 'event_statistics',
  eventPartners: 'event_partners',
  speakers: 'event_presenters',
  halls: 'event_halls',
  presentations: 'event_presentations',
  gallery: 'event_gallery_images',
  registrations: 'event_registrations',
  doors: 'event_registrations',
  directoryCompanies: 'directory_companies',
  directoryPeople: 'directory_people',
  directoryRequests: null,
  directoryChanges: null,
  directoryListings: null,
  directorySearch: null,
  directoryLetters: null,
  directoryCategories: 'directory_categories',
  directorySlides: 'directory_banners',
  listingReports: 'directory_reports',
  // The answer says whether the record is a company or a consultant.
  directoryRegistration: null,
  directoryOwners: null,
  listingRoles: null,
  listingDuplicates: 'directory_companies',
  listingImport: 'directory_companies',
  meetingOffice: 'meetings',
  meetingSheets: 'meetings',
  participants: null,
  meetingUsers: 'meeting_users',
  meetingHours: 'meeting_times',
  meetingRooms: 'meeting_rooms',
  meetingInterpreters: 'meeting_interpreters',
}

export const allCalls: Call[] = Object.values(callTable).flatMap((calls) => Object.values(calls) as Call[])
