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
import type { Call, Calls } from '@/lib/platform/api/call'

/**
 * The calls of every domain, without their handlers; the kind of record that its calls write, null when there is
 * none or the answer names it; and the site by which calls are told from those of the same names for the
 * association.
 */
export const callTable = {
  accounts: [accountCalls, 'accounts'],
  auth: [authCalls, 'staff_sessions'],
  slides: [slideCalls, 'banners'],
  book: [bookCalls, 'book_pages'],
  bookFile: [bookFileCalls, 'book_files'],
  contact: [contactCalls, 'contact_texts'],
  dashboard: [dashboardCalls, null],
  exchange: [exchangeCalls, 'trades'],
  exchangeNames: [exchangeNameCalls, 'exchange_names'],
  searchSynonyms: [synonymCalls, 'search_synonyms'],
  searchShortcuts: [shortcutCalls, 'search_shortcuts'],
  redirects: [redirectCalls, 'redirects'],
  links: [linkCalls, null],
  apiTokens: [apiTokenCalls, 'api_tokens'],
  system: [systemCalls, null],
  searchMisses: [searchMissCalls, null],
  writing: [writingCalls, null],
  footer: [footerCalls, 'footer_info'],
  eventFooter: [eventFooterCalls, 'footer_info', 'event'],
  eventMenu: [eventMenuCalls, 'event_categories', 'event'],
  eventNews: [eventNewsCalls, 'event_news', 'event'],
  menu: [menuCalls, 'menu_categories'],
  news: [newsCalls, 'news'],
  officeSearch: [officeSearchCalls, null],
  pages: [pageTextCalls, 'page_texts'],
  social: [socialCalls, 'social_links'],
  eventSocial: [eventSocialCalls, 'social_links', 'event'],
  documents: [documentCalls, 'documents'],
  logos: [logoCalls, 'logos'],
  minerals: [mineralCalls, 'minerals'],
  monthNews: [monthNewsCalls, 'month_news'],
  people: [peopleCalls, 'people'],
  previews: [previewCalls, null],
  drafts: [draftCalls, null],
  sharedDrafts: [sharedDraftCalls, null],
  reports: [reportCalls, 'reports'],
  requests: [requestCalls, 'office_requests'],
  personalData: [personalDataCalls, 'personal_data'],
  siteSearch: [siteSearchCalls, null],
  memberYear: [memberYearCalls, null],
  sustainable: [sustainableCalls, 'sustainable_mining'],
  pictures: [pictureCalls, 'files'],
  translations: [translationCalls, null],
  videos: [videoCalls, 'mining_videos'],
  questions: [questionCalls, 'assessment_questions'],
  guidance: [guidanceCalls, null],
  standards: [standardCalls, 'assessment_standards'],
  clauses: [clauseCalls, 'assessment_clauses'],
  ownAssessment: [ownAssessmentCalls, null],
  memberAssessment: [memberAssessmentCalls, null],
  colleagues: [colleagueCalls, null],
  assessmentSettings: [assessmentSettingsCalls, 'assessment_settings'],
  credentials: [credentialCalls, null],
  results: [resultCalls, null],
  reviews: [reviewCalls, null],
  memberYears: [memberYearsCalls, null],
  holidays: [holidayCalls, 'public_holidays'],
  members: [memberCalls, 'member_companies'],
  history: [historyCalls, null],
  bin: [binCalls, null],
  activity: [activityCalls, null],
  waiting: [waitingCalls, null],
  eventAgenda: [agendaCalls, 'event_agenda_pictures'],
  eventSessions: [sessionCalls, 'event_sessions'],
  editions: [editionCalls, 'events'],
  eventDates: [dateCalls, 'event_dates'],
  eventStatistics: [statisticCalls, 'event_statistics'],
  eventPartners: [partnerCalls, 'event_partners'],
  speakers: [speakerCalls, 'event_presenters'],
  halls: [hallCalls, 'event_halls'],
  presentations: [presentationCalls, 'event_presentations'],
  gallery: [galleryCalls, 'event_gallery_images'],
  registrations: [registrationCalls, 'event_registrations'],
  doors: [doorCalls, 'event_registrations'],
  directoryCompanies: [companyCalls, 'directory_companies'],
  directoryPeople: [personCalls, 'directory_people'],
  directoryRequests: [listingRequestCalls, null],
  directoryChanges: [listingChangeCalls, null],
  // The answer says whether the record is a company or a consultant.
  directoryRegistration: [directoryRegistrationCalls, null],
  directoryOwners: [directoryOwnerCalls, null],
  directoryListings: [listingCalls, null],
  directorySearch: [directorySearchCalls, null],
  directoryLetters: [letterCalls, null],
  directoryCategories: [categoryCalls, 'directory_categories'],
  directorySlides: [directorySlideCalls, 'directory_banners', 'directory'],
  listingReports: [listingReportCalls, 'directory_reports'],
  listingRoles: [listingRoleCalls, null],
  listingDuplicates: [duplicateCalls, 'directory_companies'],
  listingImport: [listingImportCalls, 'directory_companies'],
  meetingOffice: [meetingOfficeCalls, 'meetings'],
  meetingSheets: [meetingSheetCalls, 'meetings'],
  participants: [participantCalls, null],
  meetingUsers: [meetingUserCalls, 'meeting_users'],
  meetingHours: [meetingHourCalls, 'meeting_times'],
  meetingRooms: [meetingRoomCalls, 'meeting_rooms'],
  meetingInterpreters: [interpreterCalls, 'meeting_interpreters'],
} as const satisfies Record<string, readonly [calls: Calls, kind: ActivityKind | null, site?: string]>

export const allCalls: Call[] = Object.values(callTable).flatMap(([calls]) => Object.values<Call>(calls))
