import type { TableKind } from '@/lib/platform/api/answer-file'
import { makeTableFile } from '@/lib/platform/files/table-file'
import { messageText } from '@/lib/platform/i18n/messages'
import { clauseColumns } from './columns'
import { listClausesForExport } from './queries'
import type { ClauseFilter } from './schema'

/** The most rows of an export; more are refused. */
const rowsMax = 50_000

const widthsLetters = { cid: 16, standard: 14, clause: 16, title: 50, title_en: 50, link: 50 }

/**
 * Exports the clauses that pass a filter under the headings that the import reads.
 * @throws Problem bad_input for too many rows
 */
export async function exportClauses(
  kind: TableKind,
  filter: ClauseFilter,
  signal: AbortSignal,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const clauses = await listClausesForExport(filter, rowsMax + 1)
  const table = {
    name: messageText('mn', 'admin.clauses.sheet'),
    columns: clauseColumns.map(({ name, title }) => ({ heading: title, widthLetters: widthsLetters[name] })),
    rows: clauses.map((row) => clauseColumns.map(({ name }) => row[name])),
  }
  return makeTableFile(kind, table, { signal, rowsMax })
}
