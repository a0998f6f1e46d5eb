import { Problem } from '@/lib/platform/api/problem'
import type { SheetRow } from './sheet-row'
import { type SheetFault, streamSheetRows } from './sheet-rows'

/** The rows of a file that is small enough to be held in memory. */
export type SheetTable = { header: string[]; rows: (SheetRow | SheetFault)[] }

/**
 * Reads a CSV or XLSX file as a whole. Runs as a task of `lib/platform/pool`, because unpacking a workbook
 * blocks its thread.
 * @throws Problem bad_input like `streamSheetRows`, and when the file is empty or has over `rowsMax` rows
 */
export async function readSheetTable(file: { path: string; rowsMax: number }): Promise<SheetTable> {
  const rows: SheetTable['rows'] = []
  let header: string[] | undefined
  for await (const row of streamSheetRows(file.path)) {
    if (header) rows.push(row)
    else if ('fault' in row) break
    else header = row.cells.map((cell) => String(cell ?? '').trim())
    if (rows.length > file.rowsMax)
      throw Problem.ofField('file', 'exchange.import.tooManyRows', {
        max: file.rowsMax.toLocaleString('en-GB'),
      })
  }
  if (!header) throw Problem.ofField('file', 'exchange.import.empty')
  return { header, rows }
}
