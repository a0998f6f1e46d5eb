import type * as z from 'zod'
import { firstMessagePerField } from '@/lib/platform/api/issues'
import { Problem, type Values } from '@/lib/platform/api/problem'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import type mn from '@/messages/mn.json'
import type { Cell } from './sheet-row'

/**
 * A column of a file, recognised by its technical name or one of its titles. Messages show its `title`, or
 * its name if it has no title.
 */
export type Column = { name: string; title?: string; titles?: readonly string[] }
export type ColumnPosition<C> = { column: C; at: number }

/** Returns the title of a column, for messages about a file's errors and for the heading of a template. */
export const columnTitle = ({ name, title = name }: Column) => title

/** Why a cell, and with it its row, is refused. */
export class WrongCell extends Error {
  constructor(
    readonly key: ErrorKey,
    readonly values: Values = {},
    /** The column that the message names, if it is not the cell's own. */
    readonly title?: string,
  ) {
    // A file may cause a million of these errors, and no one reads their stack traces.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(key)
    Error.stackTraceLimit = stackTraceLimit
  }
}

export const createWrongCell = (
  reason: keyof (typeof mn)['exchange']['import']['reasons'],
  values?: Values,
) => new WrongCell(`exchange.import.reasons.${reason}`, values)

/** Normalises a heading, or a cell with one of a fixed set of values, for comparison. */
export const normaliseCellText = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

function findColumnPositions<C extends Column>(
  header: readonly Cell[],
  columns: readonly C[],
): ColumnPosition<C>[] {
  const names = header.map((cell) => normaliseCellText(String(cell ?? '')))
  return columns.map((column) => {
    const knownNames = [column.name, columnTitle(column), ...(column.titles ?? [])].map(normaliseCellText)
    return { column, at: names.findIndex((name) => knownNames.includes(name)) }
  })
}

const missingColumns = <C extends Column>(
  places: readonly ColumnPosition<C>[],
  requiredNames: readonly string[],
) => places.filter(({ column, at }) => at < 0 && requiredNames.includes(column.name))

/** Returns whether the header row of a file has every required column. */
export const hasRequiredColumns = (
  header: readonly Cell[],
  columns: readonly Column[],
  requiredNames: readonly string[],
) => missingColumns(findColumnPositions(header, columns), requiredNames).length === 0

/**
 * Returns the position of each column in a file, -1 for a missing one.
 * @throws Problem bad_input, which names the missing required columns
 */
export function requireColumnPositions<C extends Column>(
  header: readonly Cell[],
  columns: readonly C[],
  requiredNames: readonly string[],
): ColumnPosition<C>[] {
  const places = findColumnPositions(header, columns)
  const missingPlaces = missingColumns(places, requiredNames)
  if (missingPlaces.length > 0) {
    const titles = missingPlaces.map(({ column }) => columnTitle(column)).join(', ')
    throw Problem.ofField('file', 'exchange.import.header', { columns: titles })
  }
  return places
}

/** @throws WrongCell for characters that no text may contain */
export function requireValidCharacters(text: string): string {
  // Control characters do not belong in a text, and Postgres stores neither NUL nor lone surrogates.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(text)) throw createWrongCell('text')
  return text
}

/** Returns the text of a cell. @throws WrongCell for characters that no text may contain */
export function cellText(cell: Cell): string {
  const text =
    cell instanceof Date ? cell.toISOString().slice(0, 10) : requireValidCharacters(String(cell ?? ''))
  // Removes the apostrophe that an export writes before a value that a spreadsheet would calculate.
  return text.trim().replace(/^'(?=[=+\-@])/, '')
}

/** Splits a cell into its distinct values. */
export const splitCellItems = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((item) => item.trim())
      .filter(Boolean),
  ),
]

const yesAndNo: Readonly<Record<string, boolean>> = {
  ...{ тийм: true, yes: true, true: true, '1': true },
  ...{ үгүй: false, no: false, false: false, '0': false },
}

/** Reads a cell with yes or no; null if it is empty. @throws WrongCell for anything else */
export function parseYesOrNo(text: string): boolean | null {
  if (text === '') return null
  const isYes = yesAndNo[normaliseCellText(text)]
  if (isYes === undefined) throw createWrongCell('yesNo')
  return isYes
}

/**
 * Parses the values of a row as the form of its record does.
 * @throws WrongCell at the column of the first wrong field
 */
export function parseRowAsForm<S extends z.ZodType>(
  schema: S,
  fields: Readonly<Record<string, unknown>>,
  columns: readonly Column[],
): z.output<S> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const [first] = firstMessagePerField(result.error)
  const column = columns.find(({ name }) => name === first?.path)
  throw new WrongCell(first?.key ?? 'validation.wrong', first?.values, column ? columnTitle(column) : '')
}

/** @throws WrongCell for a text of more than `max` characters */
export function requireMaxLength(text: string, max: number): string {
  if (text.length > max) throw createWrongCell('tooLong', { max })
  return text
}
