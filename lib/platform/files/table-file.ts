import type { TableKind } from '@/lib/platform/api/answer-file'
import { Problem } from '@/lib/platform/api/problem'
import { pools } from '@/lib/platform/pool/pool'
import { csvLine, csvStart } from './csv'

type TableColumn = { heading: string; widthLetters: number }
type Table = {
  /** Of the workbook's only sheet. */
  name: string
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
}
type Limits = {
  signal: AbortSignal
  /** A file ends here. */
  rowsMax: number
}

/**
 * A list as one file. A workbook is made in a thread, and its making ends with its reader.
 * @throws Problem bad_input where there are more rows than the file holds
 */
export async function tableFile(
  kind: TableKind,
  { name, columns, rows }: Table,
  { signal, rowsMax }: Limits,
): Promise<string | Uint8Array<ArrayBuffer>> {
  refuseMoreRows(rows.length, rowsMax)
  const headings = columns.map(({ heading }) => heading)
  if (kind === 'csv') return csvStart + [headings, ...rows].map(csvLine).join('')
  const sheetColumns = columns.map(({ heading, widthLetters: width }) => ({ heading, width }))
  return pools.documents.run('writeSheet', { name, columns: sheetColumns, rows }, signal)
}

/** @throws Problem bad_input, which says how many rows a file holds */
export function refuseMoreRows(rows: number, rowsMax: number): void {
  if (rows > rowsMax) throw new Problem('bad_input', 'problems.too_many_rows', { rows: rowsMax })
}
