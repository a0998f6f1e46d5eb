import type { TableKind } from '@/lib/platform/api/answer-file'
import { Problem } from '@/lib/platform/api/problem'
import { pools } from '@/lib/platform/pool/pool'
import { csvLine, csvStart } from './csv'

type TableColumn = { heading: string; widthLetters: number }
type Table = {
  /** The name of the workbook's only sheet. */
  name: string
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
}
type Limits = {
  signal: AbortSignal
  rowsMax: number
}

/**
 * Returns a table as a CSV file or a workbook. A workbook is made in a thread, which stops when `signal`
 * aborts.
 * @throws Problem bad_input when there are more rows than the file may have
 */
export async function makeTableFile(
  kind: TableKind,
  { name, columns, rows }: Table,
  { signal, rowsMax }: Limits,
): Promise<string | Uint8Array<ArrayBuffer>> {
  refuseTooManyRows(rows.length, rowsMax)
  const headings = columns.map(({ heading }) => heading)
  if (kind === 'csv') return csvStart + [headings, ...rows].map(csvLine).join('')
  const sheetColumns = columns.map(({ heading, widthLetters: width }) => ({ heading, width }))
  return pools.documents.run('writeSheet', { name, columns: sheetColumns, rows }, signal)
}

/** @throws Problem bad_input, which names the maximum number of rows */
export function refuseTooManyRows(rowCount: number, rowsMax: number): void {
  if (rowCount > rowsMax) throw new Problem('bad_input', 'problems.too_many_rows', { rows: rowsMax })
}
