import { cellText, createWrongCell, parseRowAsForm } from '@/lib/platform/files/sheet-cells'
import { streamSheetRecords } from '@/lib/platform/files/sheet-columns'
import { type Portion, portionsOf } from '@/lib/platform/files/sheet-portions'
import { type ClauseColumn, clauseColumns, clauseRowsMax, requiredClauseColumns } from './columns'
import { clauseRow } from './schema'

/**
 * Reads a CSV or XLSX file of clauses in portions. Runs in a worker thread.
 * @throws Problem bad_input when the file has another format, is empty, lacks a required column or has too
 * many rows
 */
export function clausePortions({ path }: { path: string }): AsyncGenerator<Portion> {
  return portionsOf(
    streamSheetRecords<ClauseColumn, string>(path, {
      ...{ columns: clauseColumns, required: requiredClauseColumns, rowsMax: clauseRowsMax },
      readCell: (cell) => {
        // A spreadsheet takes a typed 2-7 for a day.
        if (cell instanceof Date) throw createWrongCell('clauseDate')
        return cellText(cell)
      },
      finish: (values) => parseRowAsForm(clauseRow, values, clauseColumns),
    }),
  )
}
