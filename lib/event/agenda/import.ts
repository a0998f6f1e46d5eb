import type { Values } from '@/lib/platform/api/problem'
import { firstMessagePerField } from '@/lib/platform/api/issues'
import {
  cellText,
  requireColumnPositions,
  normaliseCellText,
  WrongCell,
} from '@/lib/platform/files/sheet-cells'
import type { BadRow } from '@/lib/platform/files/sheet-portions'
import type { Cell } from '@/lib/platform/files/sheet-row'
import type { SheetTable } from '@/lib/platform/files/sheet-table'
import { isDay } from '@/lib/platform/i18n/day'
import { formatClock, formatDate } from '@/lib/platform/i18n/format'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import * as z from 'zod'
import { parseSessionKind, requiredSessionColumns, sessionColumns, type SessionColumnName } from './columns'
import { parseClockMinutes, sessionTexts, type SessionKind } from './schema'

type Texts = Record<keyof typeof sessionTexts, string>
/** The values of a session as a file gives them, for comparison with the stored session. */
type SessionValues = Texts & {
  event_date_id: number
  hall_id: number | null
  starts_minutes: number
  ends_minutes: number
  kind: SessionKind
}
export type StoredSession = SessionValues & { id: number }
/** The edition's days, halls and stored sessions, against which an import checks its rows. */
export type ImportContext = {
  days: readonly { id: number; event_date: string }[]
  halls: readonly { id: number; hall_name: string; hall_name_en: string }[]
  sessions: readonly StoredSession[]
}
export type ImportPlan = {
  rows: number
  inserts: SessionValues[]
  updates: StoredSession[]
  unchanged: number
  bad: BadRow[]
}

/** The most rows of a file of sessions. */
export const importRowsMax = 2_000

/**
 * Returns the day in a cell as `2026-10-05`. A workbook's dates and times have no time zone, so the reader of
 * the workbook returns them as a `Date` with these values in UTC.
 */
const dayText = (cell: Cell) =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : cellText(cell).replaceAll(/[./]/g, '-')

function timeText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(11, 16)
  // Excel stores a time as a fraction of a day. A cell without a time format contains only this number.
  if (typeof cell === 'number' && cell >= 0 && cell <= 1) return formatClock(Math.round(cell * 1_440))
  return cellText(cell)
}

const textsSchema = z.object(sessionTexts)

/** The Mongolian titles of the columns, by which error messages name them. */
const titles = Object.fromEntries(sessionColumns.map(({ name, title }) => [name, title]))
const cellError = (field: SessionColumnName, key: ErrorKey, values?: Values) =>
  new WrongCell(key, values, titles[field])

function parseHallId(text: string, halls: ImportContext['halls']): number | null {
  if (text === '') return null
  const hall = halls.find((each) =>
    [each.hall_name, each.hall_name_en].some((name) => normaliseCellText(name) === normaliseCellText(text)),
  )
  if (!hall)
    throw cellError('hall', 'exchange.import.reasons.hall', {
      hall: text,
      halls: halls.map(({ hall_name }) => hall_name).join(', '),
    })
  return hall.id
}

function parseDayId(text: string, days: ImportContext['days']): number {
  if (text === '') throw cellError('event_date', 'exchange.import.reasons.required')
  if (!isDay(text)) throw cellError('event_date', 'exchange.import.reasons.date')
  const day = days.find(({ event_date }) => event_date === text)
  if (!day) throw cellError('event_date', 'exchange.import.reasons.otherDay', { day: formatDate(text, 'mn') })
  return day.id
}

function parseTimeMinutes(field: 'start_time' | 'end_time', cell: Cell): number {
  const text = timeText(cell)
  if (text === '') throw cellError(field, 'exchange.import.reasons.required')
  const minutes = parseClockMinutes(text)
  if (minutes === null) throw cellError(field, 'exchange.import.reasons.time')
  return minutes
}

function readRow(cellOf: (name: SessionColumnName) => Cell, context: ImportContext): SessionValues {
  const textOf = (name: SessionColumnName) => cellText(cellOf(name))
  const event_date_id = parseDayId(dayText(cellOf('event_date')), context.days)
  const starts_minutes = parseTimeMinutes('start_time', cellOf('start_time'))
  const ends_minutes = parseTimeMinutes('end_time', cellOf('end_time'))
  if (ends_minutes <= starts_minutes) throw cellError('end_time', 'validation.agenda.order')
  const hall_id = parseHallId(textOf('hall'), context.halls)
  const kind = parseSessionKind(textOf('kind'))
  if (!kind) throw cellError('kind', 'validation.agenda.kind')
  const names = Object.keys(sessionTexts) as (keyof Texts)[]
  const texts = textsSchema.safeParse(Object.fromEntries(names.map((name) => [name, textOf(name)])))
  if (!texts.success) {
    const [first] = firstMessagePerField(texts.error)
    throw cellError(
      (first?.path ?? 'title') as SessionColumnName,
      first?.key ?? 'validation.wrong',
      first?.values,
    )
  }
  return { event_date_id, hall_id, starts_minutes, ends_minutes, kind, ...texts.data }
}

/**
 * The key by which an import recognises a stored session: its day and start with its hall, or with its title
 * when it has no hall. So a file imported again finds its sessions. If a title was corrected, a row with a
 * hall still finds its session, but a row without a hall adds a second session.
 */
const importKeyOf = ({ event_date_id, hall_id, starts_minutes, title }: SessionValues) =>
  `${event_date_id} ${starts_minutes} ${hall_id ?? title}`

const comparedNames = [
  'ends_minutes',
  'kind',
  'title',
  'title_en',
  'summary',
  'summary_en',
  'speakers',
  'speakers_en',
] as const satisfies readonly (keyof SessionValues)[]
const isSame = (one: SessionValues, other: SessionValues) =>
  comparedNames.every((name) => one[name] === other[name])

const overlapsInHall = (one: SessionValues, other: SessionValues) =>
  one.hall_id !== null &&
  one.hall_id === other.hall_id &&
  one.event_date_id === other.event_date_id &&
  one.starts_minutes < other.ends_minutes &&
  other.starts_minutes < one.ends_minutes

/**
 * Plans an import without access to the database: which rows add a session, which update a session, and which
 * are refused for what reason. A stored text stays when the file lacks its column.
 * @throws Problem bad_input when the heading row lacks a required column
 */
export function planImport({ header, rows }: SheetTable, context: ImportContext): ImportPlan {
  const places = new Map(
    requireColumnPositions(header, sessionColumns, requiredSessionColumns).flatMap(({ column, at }) =>
      at < 0 ? [] : [[column.name, at]],
    ),
  )
  const plan: ImportPlan = { rows: rows.length, inserts: [], updates: [], unchanged: 0, bad: [] }
  // The sessions by their keys, as they will be after the rows read so far.
  const standing = new Map<string, StoredSession | (SessionValues & { id?: undefined })>(
    context.sessions.map((session) => [importKeyOf(session), session]),
  )
  const lines = new Map<string, number>()
  for (const row of rows) {
    if ('fault' in row) {
      plan.bad.push({ line: row.line, field: '', key: row.fault, values: {} })
      continue
    }
    try {
      const read = readRow((name) => row.cells[places.get(name) ?? -1] ?? null, context)
      const key = importKeyOf(read)
      const storedSession = standing.get(key)
      const keptTexts = Object.fromEntries(
        Object.keys(sessionTexts).flatMap((name) =>
          storedSession && !places.has(name as SessionColumnName)
            ? [[name, storedSession[name as keyof Texts]]]
            : [],
        ),
      )
      const session: SessionValues = { ...read, ...keptTexts }
      const line = lines.get(key)
      if (line !== undefined) {
        if (storedSession && isSame(storedSession, session)) plan.unchanged++
        else throw cellError('start_time', 'exchange.import.reasons.repeated', { line })
        continue
      }
      const other = [...standing.entries()].find(
        ([otherKey, each]) => otherKey !== key && overlapsInHall(each, session),
      )
      if (other) {
        const [, { title, starts_minutes, ends_minutes }] = other
        const time = `${formatClock(starts_minutes)}–${formatClock(ends_minutes)}`
        throw cellError('start_time', 'exchange.import.reasons.overlap', { title, time })
      }
      lines.set(key, row.line)
      if (!storedSession) plan.inserts.push(session)
      else if (storedSession.id !== undefined && !isSame(storedSession, session))
        plan.updates.push({ ...session, id: storedSession.id })
      else plan.unchanged++
      standing.set(key, storedSession?.id === undefined ? session : { ...session, id: storedSession.id })
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      plan.bad.push({ line: row.line, field: error.title ?? '', key: error.key, values: error.values })
    }
  }
  return plan
}
