import { email } from '@/lib/api/fields'
import { Problem, type Values } from '@/lib/api/problem'
import { type BadRow, type GoodRow, type Portion, portionsOf } from '@/lib/files/sheet-portions'
import { type Cell, sheetRows } from '@/lib/files/sheet-rows'
import type { ErrorKey } from '@/lib/i18n/message-key'
import type mn from '@/messages/mn.json'
import { filled, storedName } from '@/lib/i18n/names'
import { registrationNumber } from '../roles/schema'
import {
  itemsMax,
  type ListingColumn,
  listingColumns,
  listingRowsMax,
  requiredListingColumns,
} from './columns'

/** What a file says of a company; null for a column that it has not: that stays as it is. */
type Value = string | string[] | null
/** What a thread is told: the file, and the codes of the categories that companies can be in. */
export type ListingFile = { path: string; codes: readonly string[] }

class Wrong extends Error {
  constructor(
    readonly key: ErrorKey,
    readonly values: Values = {},
  ) {
    super(key)
  }
}
const wrong = (reason: keyof (typeof mn)['exchange']['import']['reasons'], values?: Values) =>
  new Wrong(`exchange.import.reasons.${reason}`, values)

const folded = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

type Place = { column: ListingColumn; at: number }

/** Where each column stands. @throws Problem bad_input, which names those that are missing */
function placesOf(header: readonly Cell[]): Place[] {
  const names = header.map((cell) => folded(String(cell ?? '')))
  const places = listingColumns.map((column) => ({
    column,
    at: names.findIndex((name) => name === folded(column.name) || name === folded(column.title)),
  }))
  const missing = places.filter(
    ({ column, at }) => at < 0 && requiredListingColumns.some((name) => name === column.name),
  )
  if (missing.length > 0) {
    const columns = missing.map(({ column }) => column.title).join(', ')
    throw Problem.field('file', 'exchange.import.header', { columns })
  }
  return places
}

function textOf(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : filled(String(cell ?? ''))
  // Control characters have no business in a text, and Postgres takes neither NUL nor half a character.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(text)) throw wrong('text')
  // An export writes an apostrophe before what a spreadsheet would calculate.
  return text.trim().replace(/^'(?=[=+\-@])/, '')
}

const itemsOf = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((item) => item.trim())
      .filter(Boolean),
  ),
]

function bounded(items: string[]): string[] {
  if (items.length > itemsMax) throw wrong('tooMany', { max: itemsMax })
  return items
}

function shortEnough(text: string, max: number): string {
  if (text.length > max) throw wrong('tooLong', { max })
  return text
}

const readEmail = email('validation.email')

/** An address with or without http; nothing that a browser would run. */
function isWebsite(text: string): boolean {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return false
  const { hostname, username } = new URL(address)
  return hostname.includes('.') && username === ''
}

function contactOf(text: string, type: 'phone' | 'fax' | 'email' | 'website'): string {
  shortEnough(text, 200)
  if (type === 'email') {
    const address = readEmail.safeParse(text)
    if (!address.success) throw new Wrong('validation.email')
    return address.data
  }
  if (type === 'website') {
    if (!isWebsite(text)) throw wrong('website')
    return text
  }
  if (!/\d/.test(text) || /[^\d\s()+/.,-]/.test(text)) throw wrong('phone')
  return text
}

function codesOf(text: string, known: ReadonlySet<string>): string[] {
  // A spreadsheet takes 0101 for a number.
  const codes = itemsOf(text).map((code) => (/^\d{3}$/.test(code) ? `0${code}` : code))
  const unknown = codes.find((code) => !known.has(code))
  if (unknown !== undefined) throw wrong('category', { code: unknown })
  return bounded([...new Set(codes)].sort())
}

function numberOf(text: string): string {
  if (text === '') throw wrong('required')
  const number = registrationNumber.safeParse(text)
  if (!number.success) throw new Wrong('validation.directory.registrationSigns')
  return number.data
}

function readCell(cell: Cell, column: ListingColumn, known: ReadonlySet<string>): Value {
  const text = textOf(cell)
  if (column.kind === 'number') return numberOf(text)
  if (column.kind === 'categories') {
    if (text === '') throw wrong('required')
    return codesOf(text, known)
  }
  if (column.kind === 'contacts') return bounded(itemsOf(text).map((item) => contactOf(item, column.contact)))
  const stored = column.kind === 'name' ? storedName(text) : text
  if (column.name === 'name' && stored === '') throw wrong('required')
  return shortEnough(stored, column.lettersMax)
}

function readRow(
  line: number,
  cells: readonly Cell[],
  places: readonly Place[],
  known: ReadonlySet<string>,
): GoodRow<Value> | BadRow {
  const values: Record<string, Value> = {}
  for (const { column, at } of places) {
    try {
      values[column.name] = at < 0 ? null : readCell(cells[at] ?? null, column, known)
    } catch (error) {
      if (!(error instanceof Wrong)) throw error
      return { line, field: column.title, key: error.key, values: error.values }
    }
  }
  return { line, values }
}

async function* readRows({ path, codes }: ListingFile): AsyncGenerator<GoodRow<Value> | BadRow> {
  const known = new Set(codes)
  let places: Place[] | undefined
  let read = 0
  for await (const row of sheetRows(path)) {
    if ('fault' in row) {
      if (!places) break
      yield { line: row.line, field: '', key: row.fault, values: {} }
    } else if (!places) places = placesOf(row.cells)
    else {
      if (++read > listingRowsMax) {
        const max = listingRowsMax.toLocaleString('en-GB')
        throw Problem.field('file', 'exchange.import.tooManyRows', { max })
      }
      yield readRow(row.line, row.cells, places, known)
    }
  }
  if (!places) throw Problem.field('file', 'exchange.import.empty')
}

/**
 * Reads a CSV or XLSX file of companies, a portion at a time: a task of `lib/pool`.
 * @throws Problem bad_input when it is no such file, lacks a column or has too many rows
 */
export function listingPortions(file: ListingFile): AsyncGenerator<Portion> {
  return portionsOf(readRows(file))
}
