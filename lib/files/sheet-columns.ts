import { Problem, type Values } from '@/lib/api/problem'
import type { ErrorKey } from '@/lib/i18n/message-key'
import type mn from '@/messages/mn.json'
import type { BadRow, GoodRow } from './sheet-portions'
import { type Cell, sheetRows } from './sheet-rows'

/** A column of a file, by the name that programs give it or by its title in Mongolian. */
type Column = { name: string; title: string }
type Place<C> = { column: C; at: number }

/** Why a cell, and with it its row, cannot be taken. */
export class WrongCell extends Error {
  constructor(
    readonly key: ErrorKey,
    readonly values: Values = {},
    /** The column that is told, where it is not that of the cell. */
    readonly title?: string,
  ) {
    super(key)
  }
}

export const wrongCell = (reason: keyof (typeof mn)['exchange']['import']['reasons'], values?: Values) =>
  new WrongCell(`exchange.import.reasons.${reason}`, values)

/** What tells one word from another, however it is written: a heading, or a value of a closed list. */
export const foldedCell = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

/**
 * Where each column stands in a file, -1 for one that it has not.
 * @throws Problem bad_input, which names the required ones that are missing
 */
export function columnPlaces<C extends Column>(
  header: readonly Cell[],
  columns: readonly C[],
  required: readonly string[],
): Place<C>[] {
  const names = header.map((cell) => foldedCell(String(cell ?? '')))
  const places = columns.map((column) => ({
    column,
    at: names.findIndex((name) => name === foldedCell(column.name) || name === foldedCell(column.title)),
  }))
  const missing = places.filter(({ column, at }) => at < 0 && required.includes(column.name))
  if (missing.length > 0) {
    const titles = missing.map(({ column }) => column.title).join(', ')
    throw Problem.field('file', 'exchange.import.header', { columns: titles })
  }
  return places
}

/** The text of a cell. @throws WrongCell for what no text may hold */
export function cellText(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
  // Control characters have no business in a text, and Postgres takes neither NUL nor half a character.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(text)) throw wrongCell('text')
  // An export writes an apostrophe before what a spreadsheet would calculate.
  return text.trim().replace(/^'(?=[=+\-@])/, '')
}

/** Several values in one cell, each once. */
export const cellItems = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((item) => item.trim())
      .filter(Boolean),
  ),
]

/** @throws WrongCell for a text that is longer than its column */
export function shortEnough(text: string, max: number): string {
  if (text.length > max) throw wrongCell('tooLong', { max })
  return text
}

type Reading<C extends Column, V> = {
  columns: readonly C[]
  /** A file without one of these is refused as a whole. */
  required: readonly string[]
  /** More rows than this are refused as a whole: such a file is to be cut into parts. */
  rowsMax: number
  readCell: (cell: Cell, column: C) => V
  /** What a column is that the file has not. */
  absent: V
  /** What a row is once its cells were read. @throws WrongCell where they do not go together */
  finish?: (values: Record<string, V>) => Record<string, V>
}

function readRow<C extends Column, V>(
  line: number,
  cells: readonly Cell[],
  places: readonly Place<C>[],
  { readCell, absent, finish = (values) => values }: Reading<C, V>,
): GoodRow<V> | BadRow {
  const values: Record<string, V> = {}
  let field = ''
  try {
    for (const { column, at } of places) {
      field = column.title
      values[column.name] = at < 0 ? absent : readCell(cells[at] ?? null, column)
    }
    field = ''
    return { line, values: finish(values) }
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error
    return { line, field: error.title ?? field, key: error.key, values: error.values }
  }
}

/**
 * The rows of a CSV or XLSX file under the names of its columns, each good or bad.
 * @throws Problem bad_input when it is no such file, lacks a column or has too many rows
 */
export async function* sheetRecords<C extends Column, V>(
  path: string,
  reading: Reading<C, V>,
): AsyncGenerator<GoodRow<V> | BadRow> {
  let places: Place<C>[] | undefined
  let read = 0
  for await (const row of sheetRows(path)) {
    if ('fault' in row) {
      if (!places) break
      yield { line: row.line, field: '', key: row.fault, values: {} }
    } else if (!places) places = columnPlaces(row.cells, reading.columns, reading.required)
    else {
      if (++read > reading.rowsMax) {
        const max = reading.rowsMax.toLocaleString('en-GB')
        throw Problem.field('file', 'exchange.import.tooManyRows', { max })
      }
      yield readRow(row.line, row.cells, places, reading)
    }
  }
  if (!places) throw Problem.field('file', 'exchange.import.empty')
}
