import type { ActivityKind } from '@/lib/platform/records/schema'
import { callTable } from './table'

type Domain = keyof typeof callTable

/**
 * The kind of record that the calls of each domain write; null when there is none, or when the answer of the
 * call names the kind.
 */
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

/**
 * Domains whose calls have the same names as calls for the association's site. Each value is the site that is
 * put in front of a call's name to tell the calls apart.
 */
const sharedBy: ReadonlyMap<string, string> = new Map<Domain, string>([
  ['eventFooter', 'event'],
  ['eventMenu', 'event'],
  ['eventNews', 'event'],
  ['eventSocial', 'event'],
  ['directorySlides', 'directory'],
])
function withSitePrefix(domain: string, name: string): string {
  const site = sharedBy.get(domain)
  return site ? `${site}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
}

/** Every call by its route: its name, with its site if needed, and the kind of record that it writes. */
const calls: ReadonlyMap<string, { name: string; kind: ActivityKind | null }> = new Map(
  Object.entries(callTable).flatMap(([domain, table]) =>
    Object.entries(table).map(([name, { route }]) => [
      route,
      { name: withSitePrefix(domain, name), kind: kindOfDomain[domain as Domain] },
    ]),
  ),
)

/** Returns a call's name in the call table, prefixed as in `sharedBy`; null for an unknown route. */
export function callName(route: string): string | null {
  return calls.get(route)?.name ?? null
}

export type AuditedRecord = { kind: string | null; record_id: number | null }

const numbers = ['record_id', 'id', 'cid'] as const

/** The number of a call that adds one record or several, if it added one. */
const singleNumber = (ids: unknown): unknown => (Array.isArray(ids) && ids.length === 1 ? ids[0] : undefined)

/** The number of a record that an answer contains whole, as the specification wants it of members. */
const wholeRecordNumber = (answer: Record<string, unknown>): unknown =>
  Object.values(answer)
    .map((value) => (value as { id?: unknown } | null)?.id)
    .find((id) => id !== undefined)

/**
 * Returns the record that a write was about. Its id is read from the answer, which names a new record, or
 * else from the input.
 */
export function auditedRecord(route: string, input: unknown, answer: unknown): AuditedRecord {
  const [inputFields, answerFields] = [input, answer].map(
    (fields) => (fields ?? {}) as Record<string, unknown>,
  )
  const id = [answerFields, inputFields]
    .flatMap((fields) => numbers.map((name) => fields?.[name]))
    .concat(singleNumber(answerFields?.ids), wholeRecordNumber(answerFields ?? {}))
    .find((value) => typeof value === 'number')
  const kind = calls.get(route)?.kind ?? (typeof answerFields?.kind === 'string' ? answerFields.kind : null)
  return { kind, record_id: kind !== null && typeof id === 'number' ? id : null }
}
