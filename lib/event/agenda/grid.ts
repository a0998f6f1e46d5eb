import type { Session } from './schema'

type TimedSession = Pick<Session, 'id' | 'hall_id' | 'starts_minutes' | 'ends_minutes' | 'kind'>

/** A session with its place in the grid: across all columns, or in one column, counted from 1. */
export type Placement<S> = { session: S; column: 'across' | number }
export type AgendaGrid<S> = {
  /** The hall of each column, or null for a column of sessions without a hall that overlap others. */
  columns: (number | null)[]
  /** The start times of the rows, and the end time of the last row. */
  marks: number[]
  /** The CSS value of `grid-template-rows`; each grid line is named after its time. */
  rows: string
  /** The sessions, grouped by start time. */
  groups: { starts_minutes: number; placements: Placement<S>[] }[]
}

const quarter = 15
/**
 * The height of a quarter of an hour, in rem. `hall`: a row with a session in a column, whose card needs the
 * most height. `across`: a row with only a session that spans all columns. `empty`: a row with only a break
 * across all columns, or without a session.
 */
const heights = { hall: 1.5, across: 1.375, empty: 0.75 } as const

/** Returns the name of the grid line at a time in minutes since midnight. */
export const gridLineName = (minutes: number): string => `t${minutes}`

const overlaps = (one: TimedSession, other: TimedSession) =>
  one.id !== other.id && one.starts_minutes < other.ends_minutes && other.starts_minutes < one.ends_minutes

/**
 * Whether a session spans all columns: no other session runs at the same time, and the session has no hall or
 * is a ceremony or a keynote.
 */
function spansAllColumns(session: TimedSession, all: readonly TimedSession[]): boolean {
  const mayBe = session.hall_id === null || session.kind === 'ceremony' || session.kind === 'keynote'
  return mayBe && !all.some((other) => overlaps(session, other))
}

/**
 * Assigns to each session the first extra column, right of the halls, that is free at its start.
 * @param sessions the sessions without a hall that do not span all columns, in the order of their start
 * @returns the extra columns, counted from 0, by the id of the session
 */
function assignExtraColumns(sessions: readonly TimedSession[]): Map<number, number> {
  const ends: number[] = []
  return new Map(
    sessions.map(({ id, starts_minutes, ends_minutes }) => {
      const free = ends.findIndex((end) => end <= starts_minutes)
      const lane = free < 0 ? ends.length : free
      ends[lane] = ends_minutes
      return [id, lane]
    }),
  )
}

function rowBoundsOf(sessions: readonly TimedSession[]): number[] {
  const bounds = sessions.flatMap(({ starts_minutes, ends_minutes }) => [starts_minutes, ends_minutes])
  const [first, last] = [Math.min(...bounds), Math.max(...bounds)]
  const quarters: number[] = []
  for (let at = Math.ceil(first / quarter) * quarter; at < last; at += quarter) quarters.push(at)
  return [...new Set([...bounds, ...quarters])].sort((one, other) => one - other)
}

/**
 * Places the sessions of a day on a time axis, halls side by side. A row is a quarter of an hour; a session
 * that begins or ends within it splits the row, so that two sessions of one hall never share a row.
 * @param halls the numbers of the halls, in the order of their columns
 */
export function agendaGrid<S extends TimedSession>(
  sessions: readonly S[],
  halls: readonly number[],
): AgendaGrid<S> {
  if (sessions.length === 0) return { columns: [...halls], marks: [], rows: '', groups: [] }
  const across = new Set(sessions.filter((session) => spansAllColumns(session, sessions)).map(({ id }) => id))
  const lanes = assignExtraColumns(sessions.filter(({ id, hall_id }) => hall_id === null && !across.has(id)))
  const columns = [
    ...halls,
    ...Array.from({ length: Math.max(0, ...[...lanes.values()].map((lane) => lane + 1)) }, () => null),
  ]
  const columnOf = ({ id, hall_id }: TimedSession): Placement<S>['column'] => {
    if (across.has(id)) return 'across'
    return hall_id === null ? halls.length + 1 + (lanes.get(id) ?? 0) : halls.indexOf(hall_id) + 1
  }
  const marks = rowBoundsOf(sessions)
  const rows = marks.map((mark, at) => {
    const next = marks[at + 1]
    if (next === undefined) return `[${gridLineName(mark)}]`
    const running = sessions.filter(
      ({ starts_minutes, ends_minutes }) => starts_minutes < next && mark < ends_minutes,
    )
    const isInHall = running.some(({ id }) => !across.has(id))
    const isShown = running.some(({ kind }) => kind !== 'break')
    const height = heights[isInHall ? 'hall' : isShown ? 'across' : 'empty'] * ((next - mark) / quarter)
    return `[${gridLineName(mark)}] minmax(${Number(height.toFixed(3))}rem, auto)`
  })
  const starts = [...new Set(sessions.map(({ starts_minutes }) => starts_minutes))].sort((a, b) => a - b)
  const groups = starts.map((start) => ({
    starts_minutes: start,
    placements: sessions
      .filter(({ starts_minutes }) => starts_minutes === start)
      .map((session) => ({ session, column: columnOf(session) })),
  }))
  return { columns, marks, rows: rows.join(' '), groups }
}
