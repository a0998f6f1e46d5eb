import { parseWebAddress } from '@/lib/platform/api/fields'
import { type Column, exchangeColumns } from './columns'
import { type ExchangeKind, exchangeKinds } from './schema'
import {
  hasRequiredColumns,
  requireMaxLength,
  requireValidCharacters,
  createWrongCell,
} from '@/lib/platform/files/sheet-cells'
import { momentText, parseMoment } from '@/lib/platform/files/sheet-moment'
import { openRecords } from '@/lib/platform/files/sheet-columns'
import { type BadRow, type GoodRow, type Portion, portionsOf } from '@/lib/platform/files/sheet-portions'
import type { Cell } from '@/lib/platform/files/sheet-row'

/** The most rows of an imported file; an import refuses a longer one, and staff have to split it. */
const importRowsMax = 1_000_000

type ImportValue = string | number | null
/** An opened file. A caller that does not read all rows must call `close`; a repeated call is harmless. */
export type OpenImport = {
  kind: ExchangeKind
  rows: AsyncGenerator<GoodRow | BadRow>
  close: () => Promise<void>
}

const requiredColumnsOf = (kind: ExchangeKind) =>
  exchangeColumns[kind].filter(({ required }) => required).map(({ name }) => name)

/**
 * Detects a file's kind by its heading. A file with an unknown heading counts as a file of trades; the check
 * of its columns then refuses it.
 */
const detectFileKind = (header: readonly Cell[]): ExchangeKind =>
  exchangeKinds.find((kind) => hasRequiredColumns(header, exchangeColumns[kind], requiredColumnsOf(kind))) ??
  'trade'

/**
 * Opens a file of trades or of auction notices and reads its heading.
 * @param kind the kind of the file; without it the heading decides
 * @returns the valid and invalid rows, which are read one by one
 * @throws Problem bad_input for a file that is neither CSV nor XLSX, is empty or lacks a required column. For
 * a file with too many rows, only the reading of the rows throws.
 */
export async function openImport(path: string, kind?: ExchangeKind): Promise<OpenImport> {
  const { reading, records, close } = await openRecords(path, (header) => {
    const fileKind = kind ?? detectFileKind(header)
    return {
      ...{ kind: fileKind, columns: exchangeColumns[fileKind], required: requiredColumnsOf(fileKind) },
      ...{ rowsMax: importRowsMax, hasWholeRows: true, readCell },
    }
  })
  return { kind: reading.kind, rows: records, close }
}

function readCell(cell: Cell, column: Column): ImportValue {
  const text = momentText(cell)
  if (text === '') {
    if (column.required) throw createWrongCell('required')
    return column.type === 'number' ? null : ''
  }
  if (text.startsWith('=') || text.startsWith('@')) throw createWrongCell('formula')
  requireValidCharacters(text)
  if (column.type === 'number') return readNumber(cell, text, column.least ?? 0)
  if (column.type === 'moment') return readMoment(text)
  if (column.lengthMax) requireMaxLength(text, column.lengthMax)
  if (column.type === 'web') {
    const address = parseWebAddress(text)
    if (address === null) throw createWrongCell('web')
    return address
  }
  return text.replace(/\s+/g, ' ')
}

const numberMax = 1e12
/**
 * Numbers that the import accepts, such as `1250000`, `98.40`, `1,312.00`, `1,250,000` and `98,40`. It does not
 * accept `12,800`, which may also mean 12.8 with a decimal comma.
 */
const plain = /^-?\d+(\.\d+)?$/
const digitGroups = /^-?\d{1,3}((,\d{3})+\.\d+|(,\d{3}){2,})$/
const decimalComma = /^-?\d+,(\d{1,2}|\d{4,})$/

function readNumber(cell: Cell, text: string, least: number): number {
  const numberText = text.replace(/[\s\u00a0]/g, '')
  let value = Number.NaN
  if (typeof cell === 'number') value = cell
  else if (plain.test(numberText)) value = Number(numberText)
  else if (digitGroups.test(numberText)) value = Number(numberText.replaceAll(',', ''))
  else if (decimalComma.test(numberText)) value = Number(numberText.replace(',', '.'))
  // 12,800 is ambiguous: twelve thousand eight hundred, or 12.8 with a decimal comma.
  else if (/^-?\d{1,3},\d{3}$/.test(numberText)) throw createWrongCell('numberUnclear')
  if (!Number.isFinite(value)) throw createWrongCell('number')
  if (value < least) throw createWrongCell('positive')
  if (value >= numberMax) throw createWrongCell('numberTooLarge')
  return value
}

function readMoment(text: string): string {
  const { day, time, zone } = parseMoment(text)
  return `${day} ${time} ${zone ?? 'Asia/Ulaanbaatar'}`
}

export type ImportFile = { path: string; kind: ExchangeKind | undefined }

/** Runs in a worker thread: yields the kind of the file first, and then its rows in portions. */
export async function* readKindAndPortions({
  path,
  kind,
}: ImportFile): AsyncGenerator<Portion | ExchangeKind> {
  const source = await openImport(path, kind)
  try {
    yield source.kind
    yield* portionsOf(source.rows)
  } finally {
    await source.close()
  }
}
