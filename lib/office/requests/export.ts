import type { TableKind } from '@/lib/platform/api/answer-file'
import { makeTableFile } from '@/lib/platform/files/table-file'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { messageText } from '@/lib/platform/i18n/messages'
import type mn from '@/messages/mn.json'
import { listRequestsForExport } from './queries'
import { type OfficeRequest, type RequestFilter, requestPurposes } from './schema'

/** The most rows of an export; more are refused. */
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

/**
 * Exports the requests that match a filter as one file. The file contains personal data, which only
 * moderators and admins may read.
 * @throws Problem bad_input for more than `exportRowsMax` requests
 */
export async function exportRequests(
  kind: TableKind,
  filter: RequestFilter,
  signal: AbortSignal,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const requests = await listRequestsForExport(filter, exportRowsMax + 1)
  const table = {
    name: messageText('mn', 'admin.requests.sheet'),
    columns: columns.map(([name, widthLetters]) => ({
      heading: messageText('mn', `admin.requests.fields.${name}`),
      widthLetters,
    })),
    rows: requests.map((request) => columns.map(([, , value]) => value(request))),
  }
  return makeTableFile(kind, table, { signal, rowsMax: exportRowsMax })
}
