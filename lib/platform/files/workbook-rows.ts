import { Problem } from '@/lib/platform/api/problem'
import type { Cell, SheetRow } from './sheet-row'
import { cellLettersMax, createPartReader, unescapeText } from './workbook-parts'

/** The data of the workbook that the cells of a sheet refer to. */
export type CellContext = { texts: readonly string[]; areMoments: readonly boolean[]; isFrom1904: boolean }

/** The last row and column that a sheet can have, XFD1048576. */
const rowsMax = 1_048_576
const columnsMax = 16_384

/** The most columns of the heading row, and so of every row. */
const headingColumnsMax = 256

/**
 * Reads the rows of a sheet as its bytes arrive. The first row with content is the heading. All rows get the
 * heading's width, because cells beyond the heading do not belong to the table.
 * @returns a function that takes the next bytes and returns the rows completed by them
 * @throws Problem bad_input when the heading is wider than `headingColumnsMax`; Error when the bytes are no
 * sheet
 */
export function createRowReader(context: CellContext): (bytes?: Uint8Array) => SheetRow[] {
  let rows: SheetRow[] = []
  let width = 0
  let line = 0
  let column = 0
  let cells: Cell[] = []
  let cell: { type: string; format: number; text: string } | undefined
  let isValue = false
  let isInline = false
  const endRow = () => {
    const last = cells.findLastIndex((value) => value !== null && value !== '')
    if (last < 0) return
    width ||= last + 1
    if (width > headingColumnsMax) {
      const cell = `${columnLettersOf(width - 1)}${line}`
      throw Problem.ofField('file', 'exchange.import.workbookTooWide', { cell })
    }
    rows.push({ line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? null) })
  }
  const read = createPartReader({
    open: (name, { r, t = 'n', s }) => {
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(/^\d{1,7}$/.test(r) ? r : 0)
        if (line < 1 || line > rowsMax) throw new Error('no such row')
        column = -1
        cells = []
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnIndexOf(r)
        if (column < 0 || column >= columnsMax) throw new Error('no such column')
        cell = { type: t, format: Number(s), text: '' }
      } else if (name === 'is') isInline = true
      else if (cell) isValue = name === 'v' || (name === 't' && isInline)
    },
    text: (more) => {
      if (cell && isValue && cell.text.length < cellLettersMax) cell.text += more.slice(0, cellLettersMax)
    },
    close: (name) => {
      isValue = false
      if (name === 'is') isInline = false
      else if (name === 'row') endRow()
      else if (name === 'c' && cell) {
        if (!width || column < width) cells[column] = cellValueOf(cell, context)
        cell = undefined
      }
    },
  })
  return (bytes) => {
    rows = []
    read(bytes)
    return rows
  }
}

/** Returns the letters of a column counted from 0: `A` for 0, `AB` for 27. */
function columnLettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLettersOf(Math.floor(column / 26) - 1) + last
}

/** Returns the column of an address, counted from 0: 27 for `AB12`. */
function columnIndexOf(address: string): number {
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(address) ?? []
  if (!letters) throw new Error('no such cell')
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellValueOf(
  { type, format, text }: { type: string; format: number; text: string },
  { texts, areMoments, isFrom1904 }: CellContext,
): Cell {
  if (type === 'inlineStr' || type === 'str') return unescapeText(text)
  if (text === '') return null
  if (type === 's') return texts[Number(text)] ?? null
  if (type === 'b') return text === '1' || text === 'true'
  if (type === 'e') return text
  if (type === 'd') return new Date(/[zZ]$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`)
  const value = Number(text)
  if (Number.isNaN(value)) return text
  return areMoments[format] ? dateFromSerialIfValid(value, isFrom1904) : value
}

/** A date is stored as days since 1900 or 1904. A number that is too large for a date stays a number. */
function dateFromSerialIfValid(days: number, isFrom1904: boolean): Date | number {
  const since1970 = days - (isFrom1904 ? 24_107 : 25_569)
  const moment = new Date(Math.round(since1970 * 86_400) * 1_000)
  return Number.isNaN(moment.getTime()) ? days : moment
}
