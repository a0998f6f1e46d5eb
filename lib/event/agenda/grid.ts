import type { Session } from './schema'

type TimedSession = Pick<Session, 'id' | 'hall_id' | 'starts_minutes' | 'ends_minutes' | 'kind'>

/** A session with its place in the grid: across all columns, or in one of them, counted from 1. */
export type Placement<S> = { session: S; column: 'across' | number }
export type AgendaGrid<S> = {
  /** The hall of each column, or null for a column of sessions for everybody that overlap others. */
  columns: (number | null)[]
  /** The times at which rows begin, and the end of the last one. */
  marks: number[]
  /** The rows as `grid-template-rows`, each line named after its time. */
  rows: string
  /** The sessions, grouped by start time. */
  groups: { starts_minutes: number; placements: Placement<S>[] }[]
}

const quarter = 15
/**
 * Heights of a quarter of an hour, in rem: a hall's row must hold a card, a row across has only a few words.
 */
const heights = { hall: 2.625, across: 1.375, empty: 0.75 } as const

/** The name of a line of the grid. */
export const lineAt = (minutes: number): string => `t${minutes}`

const overlaps = (one: TimedSession, other: TimedSession) =>
  one.id !== other.id && one.starts_minutes < other.ends_minutes && other.starts_minutes < one.ends_minutes

/** Sessions for everybody, openings and keynotes span all columns, as long as nothing else runs. */
function isAcross(session: TimedSession, all: readonly TimedSession[]): boolean {
  const mayBe = session.hall_id === null || session.kind === 'ceremony' || session.kind === 'keynote'
  return mayBe && !all.some((other) => overlaps(session, other))
}

/** Finds the first free extra column for each session that has no hall and cannot span all columns. */
function lanesOf(sessions: readonly TimedSession[]): Map<number, number> {
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
 * Places the sessions of a day on a time axis, halls side by side. Rows are quarters of an hour, split where
 * a session begins or ends in between, so that two sessions of one hall never share a row.
 * @param halls the columns, in their order
 */
export function agendaGrid<S extends TimedSession>(
  sessions: readonly S[],
  halls: readonly number[],
): AgendaGrid<S> {
  if (sessions.length === 0) return { columns: [...halls], marks: [], rows: '', groups: [] }
  const across = new Set(sessions.filter((session) => isAcross(session, sessions)).map(({ id }) => id))
  const lanes = lanesOf(sessions.filter(({ id, hall_id }) => hall_id === null && !across.has(id)))
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
    if (next === undefined) return `[${lineAt(mark)}]`
    const running = sessions.filter(
      ({ starts_minutes, ends_minutes }) => starts_minutes < next && mark < ends_minutes,
    )
    const isInHall = running.some(({ id }) => !across.has(id))
    const isShown = running.some(({ kind }) => kind !== 'break')
    const height = heights[isInHall ? 'hall' : isShown ? 'across' : 'empty'] * ((next - mark) / quarter)
    return `[${lineAt(mark)}] minmax(${Number(height.toFixed(3))}rem, auto)`
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
