import { Problem } from '@/lib/platform/api/problem'
import {
  type Column,
  requireColumnPositions,
  type ColumnPosition,
  columnTitle,
  WrongCell,
  createWrongCell,
} from './sheet-cells'
import type { BadRow, GoodRow } from './sheet-portions'
import type { Cell } from './sheet-row'
import { streamSheetRows } from './sheet-rows'

type RowReadingRules<C extends Column, V> = {
  columns: readonly C[]
  /** The names of the required columns: a file that lacks one is refused as a whole. */
  required: readonly string[]
  /** The most rows of a file. A longer file is refused as a whole, and the sender has to split it. */
  rowsMax: number
  readCell: (cell: Cell, column: C) => V
  /** The value for a column that the file lacks; by default the value of an empty cell. */
  absent?: V
  /** If set, a row with fewer or more cells than the header row is bad, because it may be incomplete. */
  hasWholeRows?: true
  /** Completes the values of a row. @throws WrongCell if they are inconsistent */
  finish?: (values: Record<string, V>) => Record<string, V>
}

function readRow<C extends Column, V>(
  line: number,
  cells: readonly Cell[],
  { places, width }: { places: readonly ColumnPosition<C>[]; width: number },
  { readCell, absent, hasWholeRows, finish = (values) => values }: RowReadingRules<C, V>,
): GoodRow<V> | BadRow {
  const values: Record<string, V> = {}
  let read: C | undefined
  try {
    if (hasWholeRows && cells.length !== width)
      throw createWrongCell('columns', { found: cells.length, expected: width })
    for (const { column, at } of places) {
      read = column
      const isAbsent = at < 0 && absent !== undefined
      values[column.name] = isAbsent ? absent : readCell(cells[at] ?? null, column)
    }
    read = undefined
    return { line, values: finish(values) }
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error
    return {
      line,
      field: error.title ?? (read ? columnTitle(read) : ''),
      key: error.key,
      values: error.values,
    }
  }
}

async function* recordsOf<C extends Column, V>(
  rows: ReturnType<typeof streamSheetRows>,
  heading: { places: readonly ColumnPosition<C>[]; width: number },
  reading: RowReadingRules<C, V>,
): AsyncGenerator<GoodRow<V> | BadRow> {
  let read = 0
  for await (const row of rows) {
    if ('fault' in row) {
      yield { line: row.line, field: '', key: row.fault, values: {} }
      continue
    }
    if (++read > reading.rowsMax) {
      const max = reading.rowsMax.toLocaleString('en-GB')
      throw Problem.ofField('file', 'exchange.import.tooManyRows', { max })
    }
    yield readRow(row.line, row.cells, heading, reading)
  }
}

/**
 * Opens a CSV or XLSX file and reads its header row.
 * @param readingOf returns the rules for reading the file, depending on its header row
 * @param recordBytesMax the longest row of a CSV file, if rows may be longer than by default
 * @returns the rules as `reading`, and the rows, each good or bad, as `records`. The rows are read from the
 * file as they are iterated. A caller that does not iterate to the end must call `close`, which may be called
 * repeatedly.
 * @throws Problem bad_input like `streamSheetRows`, and when the file is empty or lacks a required column.
 * Too many rows are noticed only during the iteration.
 */
export async function openRecords<C extends Column, V, R extends RowReadingRules<C, V>>(
  path: string,
  readingOf: (header: readonly Cell[]) => R & RowReadingRules<C, V>,
  recordBytesMax?: number,
): Promise<{ reading: R; records: AsyncGenerator<GoodRow<V> | BadRow>; close: () => Promise<void> }> {
  const rows = streamSheetRows(path, recordBytesMax)
  // Records that are never iterated do not close the file by themselves.
  const close = async () => void (await rows.return(undefined))
  try {
    const { value: header } = await rows.next()
    if (!header || 'fault' in header) throw Problem.ofField('file', 'exchange.import.empty')
    const reading = readingOf(header.cells)
    const places = requireColumnPositions(header.cells, reading.columns, reading.required)
    return { reading, records: recordsOf(rows, { places, width: header.cells.length }, reading), close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Yields the rows of a CSV or XLSX file under the names of its columns, each good or bad.
 * @throws Problem bad_input like `streamSheetRows`, and when the file is empty, lacks a required column or
 * has too many rows
 */
export async function* streamSheetRecords<C extends Column, V>(
  path: string,
  reading: RowReadingRules<C, V>,
  recordBytesMax?: number,
): AsyncGenerator<GoodRow<V> | BadRow> {
  const { records, close } = await openRecords<C, V, RowReadingRules<C, V>>(
    path,
    () => reading,
    recordBytesMax,
  )
  try {
    yield* records
  } finally {
    await close()
  }
}
