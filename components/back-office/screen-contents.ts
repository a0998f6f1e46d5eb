import type { ScreenContent } from '../office/resource/bound'
import type { Screen } from './screens'

/**
 * Loads the content of each declared screen: one or more resources, or a component. A screen without an entry
 * has a page file. The server reads `screens.ts` but not this table: client modules that the server may
 * import end up in every page of the office.
 */
export const screenContents: { readonly [N in Screen['name']]?: () => Promise<ScreenContent> } = {
  menu: async () => (await import('../association/office/menu/association-menu')).AssociationMenuScreen,
  socialLinks: async () => (await import('@/lib/content/social/resource')).socialResource,
  footer: async () => (await import('@/lib/content/footer/resource')).footerResource,
  contactTexts: async () => (await import('@/lib/content/contact/resource')).contactResource,
  slides: async () => (await import('../association/office/slides/slide-screen')).slideScreen,
  about: async () => (await import('@/lib/content/people/resource')).aboutResources,
  logos: async () => (await import('../association/office/logos/logo-screen')).logoScreen,
  reports: async () => (await import('../association/office/reports/report-screen')).reportScreen,
  addReport: async () => (await import('../association/office/reports/report-screen')).reportScreen,
  membership: async () => (await import('../association/office/logos/logo-screen')).membershipScreen,
  auditors: async () => (await import('../association/office/people/auditor-screen')).auditorScreen,
  documents: async () => (await import('@/lib/content/documents/resource')).documentResource,
  monthNews: async () => (await import('@/lib/content/month-news/resource')).monthNewsResource,
  sustainable: async () => (await import('@/lib/content/sustainable/resource')).sustainableResource,
  videos: async () => (await import('@/lib/content/videos/resource')).videoResource,
  minerals: async () => (await import('@/lib/content/minerals/resource')).mineralResource,
  book: async () => (await import('@/lib/content/book/resource')).bookResources,
  pictures: async () => (await import('./pictures/picture-screen')).pictureScreen,
  translations: async () => (await import('./translations/translations-screen')).TranslationsScreen,
  requests: async () => (await import('./requests/request-screen')).requestScreen,
  companies: async () => (await import('../association/office/members/member-screen')).memberScreen,
  questions: async () => (await import('../assessment/office/question-screen')).questionScreen,
  standards: async () => (await import('../assessment/office/standards-screen')).standardsScreen,
  results: async () => (await import('../assessment/office/respondents-page')).RespondentsPage,
  assessmentSettings: async () =>
    (await import('@/lib/assessment/settings/resource')).assessmentSettingsResource,
  memberYears: async () => (await import('../assessment/office/member-years-page')).MemberYearsPage,
  assessmentReviews: async () => (await import('../assessment/office/reviews-page')).ReviewsPage,
  holidays: async () => (await import('@/lib/assessment/holidays/resource')).holidayResource,
  trade: async () => (await import('../exchange/office/trade-office')).TradeScreen,
  exchangeNames: async () => (await import('../exchange/office/name-screen')).exchangeNameScreen,
  searchWords: async () => (await import('./search-words/search-words-screen')).searchWordsScreen,
  links: async () => (await import('./links/links-screen')).linksScreen,
  redirects: async () => (await import('@/lib/office/redirects/resource')).redirectResource,
  accounts: async () => (await import('@/lib/office/accounts/resource')).accountResource,
  apiTokens: async () => (await import('./api-tokens/token-screen')).tokenScreen,
  sessions: async () => (await import('./sessions/sessions-page')).SessionsPage,
  activity: async () => (await import('./records/activity-page')).ActivityPage,
  bin: async () => (await import('./records/bin-page')).BinPage,
  eventMenu: async () => (await import('../association/office/menu/event-menu')).EventMenuScreen,
  eventSocialLinks: async () => (await import('@/lib/content/social/resource')).eventSocialResource,
  eventFooter: async () => (await import('@/lib/content/footer/resource')).eventFooterResource,
  weekAgenda: async () => (await import('../event/office/agenda-screen')).agendaScreen,
  eventHome: async () => (await import('../event/office/event-home-screen')).eventHomeScreen,
  editions: async () => (await import('../event/office/edition-screen')).editionScreen,
  eventDates: async () => (await import('@/lib/event/dates/resource')).eventDateResource,
  partners: async () => (await import('@/lib/event/partners/resource')).partnerResource,
  registrations: async () => (await import('../event/office/registration-screens')).registrationScreen,
  newRegistrations: async () => (await import('../event/office/registration-screens')).newRegistrationScreen,
  checkIn: async () => (await import('../event/office/check-in')).CheckIn,
  eventSpeakers: async () => (await import('@/lib/event/speakers/resource')).speakerResource,
  eventPresentation: async () => (await import('../event/office/presentation-screen')).presentationScreen,
  eventGallery: async () => (await import('../event/office/gallery-screen')).galleryScreen,
  directoryCategories: async () =>
    (await import('../directory/office/categories/category-screen')).categoryScreen,
  newDirectoryCategory: async () =>
    (await import('../directory/office/categories/category-screen')).categoryScreen,
  directorySlides: async () =>
    (await import('../association/office/slides/slide-screen')).directorySlideScreen,
  directoryDuplicates: async () =>
    (await import('../directory/office/duplicates/duplicates-screen')).DuplicatesScreen,
  directoryImport: async () => (await import('../directory/office/import/import-screen')).ImportScreen,
  listingReports: async () => (await import('../directory/office/reports/report-screen')).listingReportScreen,
  listingRequests: async () => (await import('../directory/office/request-page')).ListingRequestsPage,
  listedCompanies: async () => (await import('../directory/office/company-list')).CompanyList,
  listedConsultants: async () => (await import('../directory/office/consultant-list')).ConsultantList,
  addListing: async () => (await import('../directory/office/add-listing')).AddListingScreen,
  meetingInfo: async () => (await import('../meetings/office/info/info-screen')).meetingInfoScreen,
  meetingUsers: async () => (await import('../meetings/office/users/user-screen')).meetingUserScreen,
  addMeetingUser: async () => (await import('../meetings/office/users/add-user')).MeetingUserScreen,
  meetingInterpreters: async () =>
    (await import('../meetings/office/interpreters/interpreter-screen')).interpreterScreen,
  history: async () => (await import('./records/history-page')).HistoryPage,
}
