import { email } from '@/lib/platform/api/fields'
import {
  splitCellItems,
  cellText,
  normaliseCellText,
  requireMaxLength,
  WrongCell,
  createWrongCell,
} from '@/lib/platform/files/sheet-cells'
import { streamSheetRecords } from '@/lib/platform/files/sheet-columns'
import { type Portion, portionsOf } from '@/lib/platform/files/sheet-portions'
import type { Cell } from '@/lib/platform/files/sheet-row'
import { type MeetingLanguage, meetingLanguages, type UserType, userTypes } from '../schema'
import { requiredUserColumns, type UserColumn, userColumns, userRowsMax } from './columns'
import { phoneLettersMax } from './schema'
import { searchKeyOf } from './search-key'

/**
 * The value of a participant in a column of a file; null when the file lacks the column, so the stored value
 * stays.
 */
type Value = string | string[] | null

const readEmail = email('exchange.import.reasons.required')

function parseEmail(text: string): string {
  if (text === '') throw createWrongCell('required')
  const address = readEmail.safeParse(text)
  if (!address.success) throw new WrongCell('validation.email')
  return address.data
}

/** The words for each type of participant in both languages; a file may contain either. */
const typeWords: Readonly<Record<string, UserType>> = {
  ...Object.fromEntries(userTypes.map((type) => [normaliseCellText(type), type])),
  'үзэсгэлэн оролцогч': 'Exhibitor',
  'үзэсгэлэнд оролцогч': 'Exhibitor',
  'ивээн тэтгэгч': 'Sponsor',
  зочин: 'Attendee',
}

function parseUserType(text: string): UserType | null {
  if (text === '') return null
  const type = typeWords[normaliseCellText(text)]
  if (!type) throw createWrongCell('userType')
  return type
}

function parseLanguages(text: string): MeetingLanguage[] {
  const codes = splitCellItems(text.toLowerCase().replace(/\s+/g, ','))
  const unknown = codes.find((code) => !meetingLanguages.some((language) => language === code))
  if (unknown !== undefined)
    throw createWrongCell('language', { language: unknown, languages: meetingLanguages.join(', ') })
  // Returns the languages in a fixed order, so that equal sets of languages compare equal.
  return meetingLanguages.filter((language) => codes.includes(language))
}

function readCell(cell: Cell, column: UserColumn): Value {
  const text = cellText(cell)
  switch (column.kind) {
    case 'name':
      return requireMaxLength(text, column.lettersMax)
    case 'email':
      return parseEmail(text)
    case 'phone':
      return requireMaxLength(text, phoneLettersMax)
    case 'type':
      return parseUserType(text)
    case 'languages':
      return parseLanguages(text)
  }
}

const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '')

/**
 * Reads a CSV or XLSX file of participants in portions. Runs in a worker thread.
 * @throws Problem bad_input when the file has another format, is empty, lacks a required column or has too
 * many rows
 */
export function meetingUserPortions({ path }: { path: string }): AsyncGenerator<Portion> {
  return portionsOf(
    streamSheetRecords<UserColumn, Value>(path, {
      ...{ columns: userColumns, required: requiredUserColumns, rowsMax: userRowsMax },
      readCell,
      absent: null,
      finish: (values) => {
        const names = { name: textOf(values.name), name_en: textOf(values.name_en) }
        if (names.name === '')
          throw new WrongCell('exchange.import.reasons.required', {}, userColumns[0].title)
        return { ...values, search_key: searchKeyOf(names) }
      },
    }),
  )
}
