import { type RecordKind, recordKinds } from '@/db/record-kinds'

type RecordKinds = typeof recordKinds
type KindWith<Property extends object> = {
  [Kind in keyof RecordKinds]: RecordKinds[Kind] extends Property ? Kind : never
}[keyof RecordKinds]
const kinds = Object.entries(recordKinds) as [keyof RecordKinds, RecordKind][]

/** The records whose last versions can be viewed and restored, by the names of their tables. */
export type HistoryKind = KindWith<{ hasHistory: true }>
export const historyKinds = kinds.flatMap(([kind, { hasHistory }]) =>
  hasHistory ? [kind as HistoryKind] : [],
)

/** The records that go to the bin when they are deleted: those of `db/record-kinds.ts` that are whole. */
export type BinKind = Exclude<keyof RecordKinds, KindWith<{ keptWithWhole: true }>>
export const binKinds = kinds.flatMap(([kind, { keptWithWhole }]) => (keptWithWhole ? [] : [kind as BinKind]))

/** Whether the records of a kind are content, which goes to the bin when it is deleted. */
export const isBinKind = (kind: string | undefined): kind is BinKind => binKinds.some((each) => each === kind)

/** The kinds of records that the office's calls write. */
export const activityKinds = [
  ...binKinds,
  'contact_texts',
  'exchange_names',
  'search_synonyms',
  'search_shortcuts',
  'redirects',
  'public_holidays',
  'book_files',
  'assessment_settings',
  'files',
  'accounts',
  'api_tokens',
  'staff_sessions',
  'member_companies',
  'office_requests',
  'personal_data',
  'event_registrations',
  'directory_changes',
  'directory_reports',
  'meeting_users',
  'meeting_times',
  'meeting_interpreters',
  'meetings',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** How long deleted records stay in the bin. */
export const binDays = 30

/** The time after which an audit row is deleted: the next board, too, can see what was done. */
export const auditYears = 5
