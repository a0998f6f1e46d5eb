import { Problem, type Values } from '@/lib/api/problem'
import type { ErrorKey } from '@/lib/i18n/message-key'
import type mn from '@/messages/mn.json'
import type { BadRow, GoodRow } from './sheet-portions'
import { type Cell, sheetRows } from './sheet-rows'

/**
 * A column of a file, known by the name that programs give it and by its titles. It is told by its `title`, where it
 * has none by its name.
 */
type Column = { name: string; title?: string; titles?: readonly string[] }
type Place<C> = { column: C; at: number }

const toldAs = ({ name, title = name }: Column) => title

/** Why a cell, and with it its row, cannot be taken. */
export class WrongCell extends Error {
  constructor(
    readonly key: ErrorKey,
    readonly values: Values = {},
    /** The column that is told, where it is not that of the cell. */
    readonly title?: string,
  ) {
    // A file may have a million of them, and nobody looks at where in the code they were found.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(key)
    Error.stackTraceLimit = stackTraceLimit
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

function placesIn<C extends Column>(header: readonly Cell[], columns: readonly C[]): Place<C>[] {
  const names = header.map((cell) => foldedCell(String(cell ?? '')))
  return columns.map((column) => {
    const known = [column.name, toldAs(column), ...(column.titles ?? [])].map(foldedCell)
    return { column, at: names.findIndex((name) => known.includes(name)) }
  })
}

const missingIn = <C extends Column>(places: readonly Place<C>[], required: readonly string[]) =>
  places.filter(({ column, at }) => at < 0 && required.includes(column.name))

/** Whether a heading has every column that is required. */
export const hasColumns = (
  header: readonly Cell[],
  columns: readonly Column[],
  required: readonly string[],
) => missingIn(placesIn(header, columns), required).length === 0

/**
 * Where each column stands in a file, -1 for one that it has not.
 * @throws Problem bad_input, which names the required ones that are missing
 */
export function columnPlaces<C extends Column>(
  header: readonly Cell[],
  columns: readonly C[],
  required: readonly string[],
): Place<C>[] {
  const places = placesIn(header, columns)
  const missing = missingIn(places, required)
  if (missing.length > 0) {
    const titles = missing.map(({ column }) => toldAs(column)).join(', ')
    throw Problem.field('file', 'exchange.import.header', { columns: titles })
  }
  return places
}

/** @throws WrongCell for what no text may hold */
export function writable(text: string): string {
  // Control characters have no business in a text, and Postgres takes neither NUL nor half a character.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(text)) throw wrongCell('text')
  return text
}

/** The text of a cell. @throws WrongCell for what no text may hold */
export function cellText(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : writable(String(cell ?? ''))
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
  /** What a column is that the file has not, where that is something else than an empty cell. */
  absent?: V
  /** A row that has not as many cells as the heading is bad: its end may be cut off. */
  hasWholeRows?: true
  /** What a row is once its cells were read. @throws WrongCell where they do not go together */
  finish?: (values: Record<string, V>) => Record<string, V>
}

function readRow<C extends Column, V>(
  line: number,
  cells: readonly Cell[],
  { places, width }: { places: readonly Place<C>[]; width: number },
  { readCell, absent, hasWholeRows, finish = (values) => values }: Reading<C, V>,
): GoodRow<V> | BadRow {
  const values: Record<string, V> = {}
  let read: C | undefined
  try {
    if (hasWholeRows && cells.length !== width)
      throw wrongCell('columns', { found: cells.length, expected: width })
    for (const { column, at } of places) {
      read = column
      const isAbsent = at < 0 && absent !== undefined
      values[column.name] = isAbsent ? absent : readCell(cells[at] ?? null, column)
    }
    read = undefined
    return { line, values: finish(values) }
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error
    return { line, field: error.title ?? (read ? toldAs(read) : ''), key: error.key, values: error.values }
  }
}

async function* recordsOf<C extends Column, V>(
  rows: ReturnType<typeof sheetRows>,
  heading: { places: readonly Place<C>[]; width: number },
  reading: Reading<C, V>,
): AsyncGenerator<GoodRow<V> | BadRow> {
  let read = 0
  for await (const row of rows) {
    if ('fault' in row) {
      yield { line: row.line, field: '', key: row.fault, values: {} }
      continue
    }
    if (++read > reading.rowsMax) {
      const max = reading.rowsMax.toLocaleString('en-GB')
      throw Problem.field('file', 'exchange.import.tooManyRows', { max })
    }
    yield readRow(row.line, row.cells, heading, reading)
  }
}

/**
 * Opens a CSV or XLSX file and reads its heading.
 * @param readingOf how the file is read, by its heading
 * @returns its rows under the names of its columns, each good or bad, as they are read. Who does not read them to their
 * end closes them; a second time does no harm.
 * @throws Problem bad_input when it is no such file or lacks a column; one that has too many rows fails while they are
 * read
 */
export async function openRecords<C extends Column, V, R extends Reading<C, V>>(
  path: string,
  readingOf: (header: readonly Cell[]) => R & Reading<C, V>,
): Promise<{ reading: R; records: AsyncGenerator<GoodRow<V> | BadRow>; close: () => Promise<void> }> {
  const rows = sheetRows(path)
  // The records that are given out may never be asked for, and then they cannot close what they are made of.
  const close = async () => void (await rows.return(undefined))
  try {
    const { value: header } = await rows.next()
    if (!header || 'fault' in header) throw Problem.field('file', 'exchange.import.empty')
    const reading = readingOf(header.cells)
    const places = columnPlaces(header.cells, reading.columns, reading.required)
    return { reading, records: recordsOf(rows, { places, width: header.cells.length }, reading), close }
  } catch (error) {
    await close()
    throw error
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
  const { records, close } = await openRecords<C, V, Reading<C, V>>(path, () => reading)
  try {
    yield* records
  } finally {
    await close()
  }
}
