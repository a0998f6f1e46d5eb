import type { Opened } from './resource/bound'
import type { Screen } from './screens'

/**
 * What each declared screen opens, a resource or a component; the others' pages compose what they show. It stands
 * apart from the table of screens because that is read on the server too: what the server may import of the browser's
 * goes into every page of the office.
 */
export const screenContents: { readonly [N in Screen['name']]?: () => Promise<Opened> } = {
  menu: async () => (await import('./menu/association-menu')).AssociationMenu,
  socialLinks: async () => (await import('@/lib/social/resource')).socialResource,
  footer: async () => (await import('@/lib/footer/resource')).footerResource,
  contactTexts: async () => (await import('@/lib/contact/resource')).contactResource,
  slides: async () => (await import('@/lib/slides/resource')).slideResource,
  about: async () => (await import('@/lib/people/resource')).aboutResources,
  logos: async () => (await import('./logos/logo-screen')).logoScreen,
  reports: async () => (await import('./reports/report-screen')).reportScreen,
  addReport: async () => (await import('./reports/report-screen')).reportScreen,
  membership: async () => (await import('@/lib/logos/resource')).membershipResources,
  auditors: async () => (await import('./people/auditor-screen')).auditorScreen,
  documents: async () => (await import('@/lib/documents/resource')).documentResource,
  monthNews: async () => (await import('@/lib/month-news/resource')).monthNewsResource,
  sustainable: async () => (await import('@/lib/sustainable/resource')).sustainableResource,
  videos: async () => (await import('@/lib/videos/resource')).videoResource,
  minerals: async () => (await import('@/lib/minerals/resource')).mineralResource,
  book: async () => (await import('@/lib/book/resource')).bookResources,
  translations: async () => (await import('./translations/translations-screen')).TranslationsScreen,
  requests: async () => (await import('./requests/request-screen')).requestScreen,
  companies: async () => (await import('@/lib/members/resource')).companyResource,
  questions: async () => (await import('./assessment/question-screen')).questionScreen,
  results: async () => (await import('./assessment/respondents-page')).RespondentsPage,
  trade: async () => (await import('./exchange/trade-office')).TradeOffice,
  accounts: async () => (await import('@/lib/accounts/resource')).accountResource,
  sessions: async () => (await import('./sessions/sessions-page')).SessionsPage,
  activity: async () => (await import('./records/activity-page')).ActivityPage,
  bin: async () => (await import('./records/bin-page')).BinPage,
  eventMenu: async () => (await import('./menu/event-menu')).EventMenu,
  eventSocialLinks: async () => (await import('@/lib/social/resource')).eventSocialResource,
  eventFooter: async () => (await import('@/lib/footer/resource')).eventFooterResource,
  weekAgenda: async () => (await import('./event/agenda-screen')).AgendaScreen,
  eventHome: async () => (await import('./event/event-home-screen')).eventHomeScreen,
  editions: async () => (await import('./event/edition-screen')).editionScreen,
  eventDates: async () => (await import('@/lib/event/dates/resource')).eventDateResource,
  partners: async () => (await import('@/lib/event/partners/resource')).partnerResource,
  registrations: async () => (await import('./event/registration-screens')).registrationScreen,
  newRegistrations: async () => (await import('./event/registration-screens')).newRegistrationScreen,
  checkIn: async () => (await import('./event/check-in')).CheckIn,
  eventPresenters: async () => (await import('@/lib/event/presenters/resource')).presenterResource,
  eventPresentation: async () => (await import('./event/presentation-screen')).presentationScreen,
  eventGallery: async () => (await import('./event/gallery-screen')).galleryScreen,
  history: async () => (await import('./records/history-page')).HistoryPage,
}
