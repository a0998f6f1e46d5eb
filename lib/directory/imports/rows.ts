import { email } from '@/lib/platform/api/fields'
import {
  splitCellItems,
  cellText,
  requireMaxLength,
  WrongCell,
  createWrongCell,
} from '@/lib/platform/files/sheet-cells'
import { streamSheetRecords } from '@/lib/platform/files/sheet-columns'
import { type BadRow, type GoodRow, type Portion, portionsOf } from '@/lib/platform/files/sheet-portions'
import type { Cell } from '@/lib/platform/files/sheet-row'
import { emptyIfNullText, upperCaseName } from '@/lib/platform/i18n/names'
import { isWebsite } from '../contacts'
import { categoriesMax, contactsMax, listingLettersMax } from '../limits'
import { findAimag } from '@/lib/organisations/aimags'
import { registrationNumber } from '@/lib/organisations/registration-number'
import { type ListingColumn, listingColumns, listingRowsMax, requiredListingColumns } from './columns'

/** A value of a row; null when the file has no such column, so that the stored value stays. */
type Value = string | string[] | null
/** The input of the worker thread: the path of the imported file, and the codes of the known categories. */
export type ListingFile = { path: string; codes: readonly string[] }

/** Returns the text of a cell. In imported data the literal text `NULL` means empty. */
const textOf = (cell: Cell) => emptyIfNullText(cellText(cell))

function requireMaxItems(items: string[], max: number): string[] {
  if (items.length > max) throw createWrongCell('tooMany', { max })
  return items
}

const readEmail = email('validation.email')

function parseContact(text: string, type: 'phone' | 'fax' | 'email' | 'website'): string {
  requireMaxLength(text, listingLettersMax.contact)
  if (type === 'email') {
    const address = readEmail.safeParse(text)
    if (!address.success) throw new WrongCell('validation.email')
    return address.data
  }
  if (type === 'website') {
    if (!isWebsite(text)) throw createWrongCell('website')
    return text
  }
  if (!/\d/.test(text) || /[^\d\s()+/.,-]/.test(text)) throw createWrongCell('phone')
  return text
}

function parseCategoryCodes(text: string, knownCodes: ReadonlySet<string>): string[] {
  // Restores the leading zero: a spreadsheet turns the code 0101 into the number 101.
  const codes = splitCellItems(text).map((code) => (/^\d{3}$/.test(code) ? `0${code}` : code))
  const unknown = codes.find((code) => !knownCodes.has(code))
  if (unknown !== undefined) throw createWrongCell('category', { code: unknown })
  return requireMaxItems([...new Set(codes)].sort(), categoriesMax)
}

function parseAimag(text: string): string {
  const code = text === '' ? '' : findAimag(text)
  if (code === null) throw createWrongCell('aimag')
  return code
}

function parseRegistrationNumber(text: string): string {
  if (text === '') throw createWrongCell('required')
  const number = registrationNumber.safeParse(text)
  if (!number.success) throw new WrongCell('validation.directory.registrationSigns')
  return number.data
}

function readCell(cell: Cell, column: ListingColumn, knownCodes: ReadonlySet<string>): Value {
  const text = textOf(cell)
  if (column.kind === 'number') return parseRegistrationNumber(text)
  if (column.kind === 'aimag') return parseAimag(text)
  if (column.kind === 'categories') {
    if (text === '') throw createWrongCell('required')
    return parseCategoryCodes(text, knownCodes)
  }
  if (column.kind === 'contacts')
    return requireMaxItems(
      splitCellItems(text).map((item) => parseContact(item, column.contact)),
      contactsMax,
    )
  const storedText = column.kind === 'name' ? upperCaseName(text) : text
  if (column.name === 'name' && storedText === '') throw createWrongCell('required')
  return requireMaxLength(storedText, column.lettersMax)
}

function readRows({ path, codes }: ListingFile): AsyncGenerator<GoodRow<Value> | BadRow> {
  const knownCodes = new Set(codes)
  return streamSheetRecords<ListingColumn, Value>(path, {
    ...{ columns: listingColumns, required: requiredListingColumns, rowsMax: listingRowsMax },
    readCell: (cell, column) => readCell(cell, column, knownCodes),
    absent: null,
  })
}

/**
 * Reads a CSV or XLSX file of companies in portions; a task of `lib/platform/pool`.
 * @throws Problem bad_input when the file is neither CSV nor XLSX, is empty, lacks a required column or has
 * too many rows
 */
export function listingPortions(file: ListingFile): AsyncGenerator<Portion> {
  return portionsOf(readRows(file))
}
