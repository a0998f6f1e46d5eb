import type { Values } from '@/lib/platform/api/problem'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { groupRows } from '@/lib/meetings/office/grouped'
import type { Board, BoardHour, BoardMeeting, BoardRoom } from '@/lib/meetings/office/schema'
import { personName } from '../names'
import { seatsNeeded } from '@/lib/meetings/limits'

/** A cell of the board, by the ids of its hour and its room. */
export type Place = { time: number; room: number }
/** The id of a meeting that was dropped into a cell, and this cell, while the move is being saved. */
export type PendingMove = Place & { id: number }

export const cellKey = ({ time, room }: Place): string => `${time} ${room}`
const placeOf = ({ time_id, room_id }: BoardMeeting): Place => ({ time: time_id, room: room_id })

/**
 * Why a meeting cannot be put into a cell: a key of the texts under `problems`, without that prefix, and the
 * values of the text.
 */
export type Refusal = {
  key: Extract<ErrorKey, `problems.meeting_${string}`> extends `problems.${infer Name}` ? Name : never
  values: Values
}

/** A day's board, indexed by cell and by hour. */
export type Plan = {
  hours: readonly BoardHour[]
  rooms: readonly BoardRoom[]
  /** The meetings by cell. */
  tiles: ReadonlyMap<string, BoardMeeting>
  /** The meetings by hour. */
  atHour: ReadonlyMap<number, readonly BoardMeeting[]>
  away: ReadonlySet<string>
}

/** Returns the plan of a board, with the meeting that is being moved at its new place. */
export function planOf({ hours, rooms, meetings, away }: Board, pendingMove: PendingMove | null): Plan {
  const visibleMeetings = meetings
    // A move by staff withdraws a proposed time, so the tile of the proposed time disappears.
    .filter(({ id, is_proposed }) => id !== pendingMove?.id || !is_proposed)
    .map((meeting) =>
      meeting.id === pendingMove?.id
        ? { ...meeting, time_id: pendingMove.time, room_id: pendingMove.room }
        : meeting,
    )
  return {
    hours,
    rooms,
    tiles: new Map(visibleMeetings.map((meeting) => [cellKey(placeOf(meeting)), meeting])),
    atHour: groupRows(visibleMeetings, ({ time_id }) => time_id),
    away: new Set(away.map(({ time_id, user_id }) => `${time_id} ${user_id}`)),
  }
}

/** Whether staff may move a meeting: past meetings stay, and proposals belong to the participants. */
export function mayMove({ hours }: Pick<Plan, 'hours'>, { time_id, is_proposed }: BoardMeeting): boolean {
  const hour = hours.find(({ id }) => id === time_id)
  return !is_proposed && hour !== undefined && !hour.is_past
}

/**
 * Returns the first reason why a meeting cannot be moved to a cell; null if it can. This check only helps the
 * user: the server decides.
 */
export function moveRefusalOf(plan: Plan, meeting: BoardMeeting, { time, room }: Place): Refusal | null {
  const hour = plan.hours.find(({ id }) => id === time)
  const target = plan.rooms.find(({ id }) => id === room)
  if (!hour || !target) return { key: 'meeting_hour_gone', values: {} }
  if (hour.is_past) return { key: 'meeting_hour_past', values: {} }
  const others = (plan.atHour.get(time) ?? []).filter(({ id }) => id !== meeting.id)
  const roomName = (id: number) => plan.rooms.find((each) => each.id === id)?.room_number ?? ''
  for (const person of [meeting.sender, meeting.receiver]) {
    const name = personName(person)
    const busy = others.find(({ sender, receiver }) => sender.id === person.id || receiver.id === person.id)
    if (busy) return { key: 'meeting_person_busy', values: { name, room: roomName(busy.room_id) } }
    if (plan.away.has(`${time} ${person.id}`)) return { key: 'meeting_person_away', values: { name } }
  }
  const { room_number, capacity } = target
  if (others.some(({ room_id }) => room_id === room))
    return { key: 'meeting_room_taken', values: { room: room_number } }
  const neededSeats = seatsNeeded(meeting.needs_interpreter)
  if (capacity < neededSeats)
    return { key: 'meeting_room_small', values: { room: room_number, capacity, needed: neededSeats } }
  const { interpreter } = meeting
  const interprets = interpreter && others.some((other) => other.interpreter?.id === interpreter.id)
  if (interprets) return { key: 'meeting_interpreter_taken', values: { name: personName(interpreter) } }
  return null
}

/** Returns the cell to which an arrow key, Home or End moves from a cell; at an edge, the same cell. */
export function placeAfterKey(
  { hours, rooms }: Pick<Plan, 'hours' | 'rooms'>,
  from: Place,
  key: string,
): Place {
  const at = {
    time: hours.findIndex(({ id }) => id === from.time),
    room: rooms.findIndex(({ id }) => id === from.room),
  }
  const steps: Record<string, Partial<typeof at>> = {
    ArrowUp: { time: at.time - 1 },
    ArrowDown: { time: at.time + 1 },
    ArrowLeft: { room: at.room - 1 },
    ArrowRight: { room: at.room + 1 },
    Home: { room: 0 },
    End: { room: rooms.length - 1 },
  }
  const to = { ...at, ...steps[key] }
  const [hour, room] = [hours[to.time], rooms[to.room]]
  return { time: hour?.id ?? from.time, room: room?.id ?? from.room }
}

/** Whether a participant's name contains a text and, with `onlyInterpreted`, an interpreter is needed. */
export function matchesBoardFilter(meeting: BoardMeeting, name: string, onlyInterpreted: boolean): boolean {
  if (onlyInterpreted && !meeting.needs_interpreter) return false
  const term = name.trim().toLocaleLowerCase('mn')
  return (
    term === '' ||
    [meeting.sender, meeting.receiver].some((person) =>
      `${person.name}\n${person.name_en}`.toLocaleLowerCase('mn').includes(term),
    )
  )
}
