import { Problem } from '@/lib/api/problem'
import { csvLine, csvStart } from '@/lib/files/csv'
import { formatDateTime } from '@/lib/i18n/format'
import { messageText } from '@/lib/i18n/messages'
import { pools } from '@/lib/pool/pool'
import type mn from '@/messages/mn.json'
import { listRequestsFor } from './queries'
import { type OfficeRequest, type RequestFilter, requestPurposes } from './schema'

/** A file ends here: an office has some hundreds in a year, and they are deleted after a time. */
export const exportRowsMax = 10_000

type Field = keyof (typeof mn)['admin']['requests']['fields']
type ColumnOf = readonly [Field, widthLetters: number, value: (row: OfficeRequest) => string]

const columns: readonly ColumnOf[] = [
  ['created_at', 17, ({ created_at }) => formatDateTime(created_at, 'mn')],
  ['state', 12, ({ state }) => messageText('mn', `admin.requests.choices.state.${state}`)],
  ['purpose', 36, purposesOf],
  ['name', 28, ({ name }) => name],
  ['email', 30, ({ email }) => email],
  ['phone_number', 18, ({ phone_number }) => phone_number],
  ['business_type', 32, ({ business_type }) => business_type],
  ['note', 40, ({ note }) => note],
  ['changed_by', 24, ({ changed_by }) => changed_by],
  ['changed_at', 17, ({ changed_at }) => (changed_at ? formatDateTime(changed_at, 'mn') : '')],
]

function purposesOf(request: OfficeRequest): string {
  return requestPurposes
    .filter((purpose) => request[purpose])
    .map((purpose) => messageText('mn', `admin.requests.purposes.${purpose}`))
    .join(', ')
}

const headings = () => columns.map(([name]) => messageText('mn', `admin.requests.fields.${name}`))
const valuesOf = (request: OfficeRequest) => columns.map(([, , value]) => value(request))

type Make = (
  rows: readonly (readonly string[])[],
  signal: AbortSignal,
) => Promise<string | Uint8Array<ArrayBuffer>>

/** What a file of requests may be, by the end of its name. */
export const exportKinds: Readonly<Record<'csv' | 'xlsx', { type: string; make: Make }>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    make: (rows) => Promise.resolve(csvStart + [headings(), ...rows].map(csvLine).join('')),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: (rows, signal) => {
      const widths = columns.map(([, width]) => width)
      const sheet = {
        name: messageText('mn', 'admin.requests.sheet'),
        columns: headings().map((heading, at) => ({ heading, width: widths[at] ?? 0 })),
        rows,
      }
      return pools.documents.run('writeSheet', sheet, signal)
    },
  },
}

/**
 * The requests of a filter as one file. Personal data: for roles 1 and 2 only.
 * @throws Problem bad_input where there are more rows than a file holds
 */
export async function exportRequests(
  kind: keyof typeof exportKinds,
  filter: RequestFilter,
  signal: AbortSignal,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const rows = await listRequestsFor(filter, exportRowsMax + 1)
  if (rows.length > exportRowsMax)
    throw new Problem('bad_input', 'problems.too_many_rows', { rows: exportRowsMax })
  return exportKinds[kind].make(rows.map(valuesOf), signal)
}
