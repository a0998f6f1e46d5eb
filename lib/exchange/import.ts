import { webAddressOf } from '@/lib/api/fields'
import { Problem, type Values } from '@/lib/api/problem'
import type { ErrorKey } from '@/lib/i18n/message-key'
import type mn from '@/messages/mn.json'
import { type Column, exchangeColumns } from './columns'
import { isDay } from '@/lib/i18n/day'
import { type ExchangeKind, exchangeKinds } from './schema'
import type { BadRow, GoodRow } from '@/lib/files/sheet-portions'
import { type Cell, sheetRows } from '@/lib/files/sheet-rows'

/** More rows than this are refused as a whole: such a file is to be cut into parts. */
const importRowsMax = 1_000_000

type ImportValue = string | number | null
/** An opened file. Who does not read its rows to their end closes it; a second time does no harm. */
export type OpenImport = {
  kind: ExchangeKind
  rows: AsyncGenerator<GoodRow | BadRow>
  close: () => Promise<void>
}

/**
 * Opens a file of trades or notices and reads its heading.
 * @param kind by default told by the heading
 * @returns its rows, each good or bad, as they are read
 * @throws Problem bad_input when it is no exchange file; one that is too large fails while its rows are read
 */
export async function openImport(path: string, kind?: ExchangeKind): Promise<OpenImport> {
  const rows = sheetRows(path)
  // The rows that are given out may never be asked for, and then they cannot close what they are made of.
  const close = async () => void (await rows.return(undefined))
  try {
    const { value: header } = await rows.next()
    if (!header || 'fault' in header) throw Problem.field('file', 'exchange.import.empty')
    const names = header.cells.map((cell: Cell) => String(cell ?? ''))
    const found = kind ?? exchangeKinds.find((each) => missingColumns(names, each).length === 0)
    const missing = missingColumns(names, found ?? 'trade')
    if (!found || missing.length > 0) {
      throw Problem.field('file', 'exchange.import.header', { columns: missing.join(', ') })
    }
    return { kind: found, rows: readRows(rows, names.length, placesOf(names, found)), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Place = { column: Column; at: number }

const folded = (title: string) => title.trim().toLowerCase().replace(/\s+/g, '_')

function placesOf(names: readonly string[], kind: ExchangeKind): Place[] {
  return exchangeColumns[kind].map((column) => {
    const titles = [column.name, ...column.titles].map(folded)
    return { column, at: names.findIndex((name) => titles.includes(folded(name))) }
  })
}

function missingColumns(names: readonly string[], kind: ExchangeKind): string[] {
  return placesOf(names, kind)
    .filter(({ column, at }) => column.required && at < 0)
    .map(({ column }) => column.name)
}

async function* readRows(
  rows: ReturnType<typeof sheetRows>,
  width: number,
  places: readonly Place[],
): AsyncGenerator<GoodRow | BadRow> {
  let read = 0
  for await (const row of rows) {
    if ('fault' in row) {
      yield { line: row.line, field: '', key: row.fault, values: {} }
      continue
    }
    if (++read > importRowsMax) {
      throw Problem.field('file', 'exchange.import.tooManyRows', {
        max: importRowsMax.toLocaleString('en-GB'),
      })
    }
    yield readRow(row.line, row.cells, width, places)
  }
}

function readRow(
  line: number,
  cells: readonly Cell[],
  width: number,
  places: readonly Place[],
): GoodRow | BadRow {
  // Spreadsheets pad their rows; a text file with half a line has fewer cells, and its last one may be cut off.
  if (cells.length !== width) {
    const values = { found: cells.length, expected: width }
    return { line, field: '', key: 'exchange.import.reasons.columns', values }
  }
  const values: GoodRow['values'] = {}
  for (const { column, at } of places) {
    const read = readCell(at < 0 ? null : (cells[at] ?? null), column)
    if ('key' in read) return { line, field: column.name, key: read.key, values: read.values ?? {} }
    values[column.name] = read.value
  }
  return { line, values }
}

type Read = { value: ImportValue } | { key: ErrorKey; values?: Values }

const refuse = (reason: keyof (typeof mn)['exchange']['import']['reasons'], values?: Values): Read => ({
  key: `exchange.import.reasons.${reason}`,
  ...(values ? { values } : {}),
})

function readCell(cell: Cell, column: Column): Read {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 19) : String(cell ?? '').trim()
  if (text === '') {
    if (column.required) return refuse('required')
    return { value: column.type === 'number' ? null : '' }
  }
  if (text.startsWith('=') || text.startsWith('@')) return refuse('formula')
  // Control characters have no business in a name, and Postgres takes neither NUL nor half a character.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(text)) return refuse('text')
  if (column.type === 'number') return readNumber(cell, text, column.least ?? 0)
  if (column.type === 'moment') return readMoment(text)
  if (column.lengthMax && text.length > column.lengthMax) return refuse('tooLong', { max: column.lengthMax })
  if (column.type === 'web') {
    const address = webAddressOf(text)
    return address === null ? refuse('web') : { value: address }
  }
  return { value: text.replace(/\s+/g, ' ') }
}

const numberMax = 1e12
/** 1250000, 98.40, 1,312.00, 1,250,000; or with a decimal comma of other than three digits: 98,40. */
const plain = /^-?\d+(\.\d+)?$/
const grouped = /^-?\d{1,3}((,\d{3})+\.\d+|(,\d{3}){2,})$/
const decimalComma = /^-?\d+,(\d{1,2}|\d{4,})$/

function readNumber(cell: Cell, text: string, least: number): Read {
  const bare = text.replace(/[\s\u00a0]/g, '')
  let value = Number.NaN
  if (typeof cell === 'number') value = cell
  else if (plain.test(bare)) value = Number(bare)
  else if (grouped.test(bare)) value = Number(bare.replaceAll(',', ''))
  else if (decimalComma.test(bare)) value = Number(bare.replace(',', '.'))
  // 12,800 is twelve thousand to some and nearly thirteen to others.
  else if (/^-?\d{1,3},\d{3}$/.test(bare)) return refuse('numberUnclear')
  if (!Number.isFinite(value)) return refuse('number')
  if (value < least) return refuse('positive')
  if (value >= numberMax) return refuse('numberTooLarge')
  return { value }
}

/** A day, with a time or without, in Ulaanbaatar unless it says another zone. */
const moment =
  /^(\d{4})[-./](\d{2})[-./](\d{2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/
/** No clock on earth is further from Greenwich than fourteen hours. */
const zones = /^(Z|[+-](0\d|1[0-3]):?[0-5]\d|[+-]14:?00)$/

function readMoment(text: string): Read {
  const found = moment.exec(text)
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', zone] = found ?? []
  const date = `${year}-${month}-${day}`
  if (!found || !isDay(date)) return refuse('date')
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return refuse('date')
  if (zone && !zones.test(zone)) return refuse('date')
  return { value: `${date} ${hour.padStart(2, '0')}:${minute}:${second} ${zone ?? 'Asia/Ulaanbaatar'}` }
}
