import type { ActivityKind } from '@/lib/platform/records/schema'
import { callTable } from './table'

type Domain = keyof typeof callTable

/** The records that the writes of each domain are about; of those that bring back something, their answer says it. */
const kindOfDomain: Record<Domain, ActivityKind | null> = {
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
  footer: 'footer_info',
  eventFooter: 'footer_info',
  eventMenu: 'event_categories',
  eventNews: 'event_news',
  history: null,
  logos: 'logos',
  memberAssessment: null,
  members: 'member_companies',
  menu: 'menu_categories',
  minerals: 'minerals',
  monthNews: 'month_news',
  officeSearch: null,
  news: 'news',
  ownAssessment: null,
  pages: 'page_texts',
  people: 'people',
  pictures: null,
  personalData: 'personal_data',
  previews: null,
  questions: 'assessment_questions',
  reports: 'reports',
  requests: 'office_requests',
  siteSearch: null,
  social: 'social_links',
  eventSocial: 'social_links',
  sustainable: 'sustainable_mining',
  translations: null,
  videos: 'mining_videos',
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
  // A company or a consultant: its answer says which.
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

/** Another site's share of what several have: its calls are named like the association's, after the name of the site. */
const sharedBy: ReadonlyMap<string, string> = new Map<Domain, string>([
  ['eventFooter', 'event'],
  ['eventMenu', 'event'],
  ['eventNews', 'event'],
  ['eventSocial', 'event'],
  ['directorySlides', 'directory'],
])
function nameIn(domain: string, name: string): string {
  const site = sharedBy.get(domain)
  return site ? `${site}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
}

/** Every call by its route: its name in the call table, and what it writes to. */
const calls: ReadonlyMap<string, { name: string; kind: ActivityKind | null }> = new Map(
  Object.entries(callTable).flatMap(([domain, table]) =>
    Object.entries(table).map(([name, { route }]) => [
      route,
      { name: nameIn(domain, name), kind: kindOfDomain[domain as Domain] },
    ]),
  ),
)

/** What a call is named in the call table; null for what is none. */
export function callName(route: string): string | null {
  return calls.get(route)?.name ?? null
}

export type AuditedRecord = { kind: string | null; record_id: number | null }

const numbers = ['record_id', 'id', 'cid'] as const

/** Which record a write was about: what it answered of a new one, or else what it was asked for. */
export function auditedRecord(route: string, input: unknown, answer: unknown): AuditedRecord {
  const [inputFields, answerFields] = [input, answer].map(
    (fields) => (fields ?? {}) as Record<string, unknown>,
  )
  const id = [answerFields, inputFields]
    .flatMap((fields) => numbers.map((name) => fields?.[name]))
    .find((value) => typeof value === 'number')
  const kind = calls.get(route)?.kind ?? (typeof answerFields?.kind === 'string' ? answerFields.kind : null)
  return { kind, record_id: kind !== null && typeof id === 'number' ? id : null }
}
