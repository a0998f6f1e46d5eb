import { isDay } from '@/lib/platform/i18n/day'
import { createWrongCell } from './sheet-cells'
import type { Cell } from './sheet-row'

/** A moment of a file; without a zone it is in Ulaanbaatar's time. */
export type SheetMoment = { day: string; time: string; zone: string | null }

/** A day with an optional time and time zone. */
const moment =
  /^(\d{4})[-./](\d{2})[-./](\d{2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/
/** Valid time zones: at most fourteen hours from UTC. */
const zones = /^(Z|[+-](0\d|1[0-3]):?[0-5]\d|[+-]14:?00)$/

/**
 * Returns the text of a cell that may contain a moment. A workbook's dates have no time zone, so the reader of
 * the workbook returns them as a `Date` with these values in UTC.
 */
export const momentText = (cell: Cell) =>
  cell instanceof Date ? cell.toISOString().slice(0, 19) : String(cell ?? '').trim()

/** Reads a day, with a time or without. @throws WrongCell for anything else */
export function parseMoment(text: string): SheetMoment {
  const match = moment.exec(text)
  const [, year = '', month = '', date = '', hour = '00', minute = '00', second = '00', zone] = match ?? []
  const day = `${year}-${month}-${date}`
  if (!match || !isDay(day)) throw createWrongCell('date')
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) throw createWrongCell('date')
  if (zone && !zones.test(zone)) throw createWrongCell('date')
  return { day, time: `${hour.padStart(2, '0')}:${minute}:${second}`, zone: zone ?? null }
}
