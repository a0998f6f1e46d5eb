import { Problem } from '@/lib/platform/api/problem'
import { refuseTooManyRows, makeTableFile } from '@/lib/platform/files/table-file'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { messageText } from '@/lib/platform/i18n/messages'
import { pools } from '@/lib/platform/pool/pool'
import type mn from '@/messages/mn.json'
import { getRegistration, getEditionsAndRegistrationCounts, listRegistrationsForExport } from './queries'
import type { Registration, RegistrationFileKind, RegistrationSearch } from './schema'

/** The most registrations in an exported table, and the most badges in one PDF. */
const exportRowsMax = 50_000
const badgesMax = 1_000

type Field = keyof (typeof mn)['admin']['registrations']['fields']
type ColumnOf = readonly [Field, widthLetters: number, value: (row: Registration) => string]

const columns: readonly ColumnOf[] = [
  ['created_at', 17, ({ created_at }) => formatDateTime(created_at, 'mn')],
  ['company', 36, ({ company }) => company],
  ['last_name', 20, ({ last_name }) => last_name],
  ['first_name', 20, ({ first_name }) => first_name],
  ['country', 20, ({ country_name }) => country_name],
  ['email', 30, ({ email }) => email],
  ['phone_number', 18, ({ phone_number }) => phone_number],
  ['code', 11, ({ code }) => code],
  [
    'by_staff',
    11,
    ({ by_staff }) => messageText('mn', `admin.registrations.${by_staff ? 'byStaff' : 'byVisitor'}`),
  ],
  ['admitted_at', 17, ({ admitted_at }) => (admitted_at ? formatDateTime(admitted_at, 'mn') : '')],
  ['door', 14, ({ door }) => door],
]

type File = string | Uint8Array<ArrayBuffer>
async function makeBadgesPdf(
  rows: readonly Registration[],
  { event: eventId }: RegistrationSearch,
  signal: AbortSignal,
): Promise<File> {
  const { event } = await getEditionsAndRegistrationCounts(rows[0]?.event_id ?? eventId)
  const badges = rows.map(({ first_name, last_name, company, country_name, code }) => ({
    name: `${last_name} ${first_name}`,
    company,
    country: country_name,
    code,
  }))
  return pools.documents.run(
    'drawBadges',
    { event: event?.event ?? '', eventId: event?.id ?? 0, badges },
    signal,
  )
}

/**
 * Exports the registrations that a search finds, or the registration with the number `id`, as a file. Only
 * the roles `moderator` and `admin` may export, because the file contains personal data.
 * @throws Problem bad_input when there are more rows than a file may hold, not_found for an unknown number or
 * when a PDF would contain no badge
 */
export async function exportRegistrations(
  kind: RegistrationFileKind,
  search: RegistrationSearch,
  id: number | undefined,
  signal: AbortSignal,
): Promise<File> {
  const rowsMax = kind === 'pdf' ? badgesMax : exportRowsMax
  const registrations = id
    ? [await getRegistration(id)]
    : await listRegistrationsForExport(search, rowsMax + 1)
  if (kind === 'pdf') {
    refuseTooManyRows(registrations.length, rowsMax)
    if (registrations.length === 0) throw new Problem('not_found')
    return makeBadgesPdf(registrations, search, signal)
  }
  const table = {
    name: messageText('mn', 'admin.registrations.sheet'),
    columns: columns.map(([name, widthLetters]) => ({
      heading: messageText('mn', `admin.registrations.fields.${name}`),
      widthLetters,
    })),
    rows: registrations.map((row) => columns.map(([, , value]) => value(row))),
  }
  return makeTableFile(kind, table, { signal, rowsMax })
}
