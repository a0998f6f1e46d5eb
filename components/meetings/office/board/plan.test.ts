import { expect, it } from 'vitest'
import type { Board, BoardMeeting } from '@/lib/meetings/office/schema'
import { matchesBoardFilter, mayMove, placeAfterKey, planOf, moveRefusalOf } from './plan'

const person = (id: number, name: string) => ({ id, name, name_en: '' })
const [altan, bayan, dornod, hangai] = [
  person(1, 'АЛТАН'),
  person(2, 'БАЯН'),
  person(3, 'ДОРНОД'),
  person(4, 'ХАНГАЙ'),
]
const interpreter = person(9, 'Орчуулагч')

const meeting = (values: Partial<BoardMeeting>): BoardMeeting => ({
  ...{ id: 1, version: 1, meeting_number: 'M-0001', meeting_status: 'accepted', time_id: 10, room_id: 100 },
  ...{ is_proposed: false, sender: altan, receiver: bayan, needs_interpreter: false },
  ...{ interpreter: null, answer_by: null },
  ...values,
})
const hour = (id: number, is_past = false) => ({ id, meeting_time: `${id}:00`, starts_at: '', is_past })
const board = (meetings: BoardMeeting[], away: Board['away'] = []): Board => ({
  ...{ day: '2040-01-01', days: [], accepted: 0, pending: 0, meetings, away },
  hours: [hour(9, true), hour(10), hour(11)],
  rooms: [
    { id: 100, room_number: '204', capacity: 6 },
    { id: 101, room_number: '205', capacity: 2 },
  ],
})
const one = meeting({})

it('says who is busy where, who is away, and what the room or the hour does not allow', () => {
  const checkMove = (
    others: BoardMeeting[],
    to = { time: 11, room: 101 },
    candidate = one,
    away: Board['away'] = [],
  ) => moveRefusalOf(planOf(board([candidate, ...others], away), null), candidate, to)
  expect(checkMove([])).toBeNull()
  expect(checkMove([meeting({ id: 2, time_id: 11, sender: dornod, receiver: bayan })])).toEqual({
    key: 'meeting_person_busy',
    values: { name: 'Баян', room: '204' },
  })
  expect(checkMove([], undefined, one, [{ time_id: 11, user_id: 1 }])?.key).toBe('meeting_person_away')
  const others = { sender: dornod, receiver: hangai, time_id: 11 }
  expect(checkMove([meeting({ id: 2, ...others, room_id: 101 })])).toEqual({
    key: 'meeting_room_taken',
    values: { room: '205' },
  })
  expect(checkMove([], { time: 9, room: 101 })?.key).toBe('meeting_hour_past')
  const interpretedMeeting = meeting({ needs_interpreter: true, interpreter })
  expect(checkMove([], undefined, interpretedMeeting)).toEqual({
    key: 'meeting_room_small',
    values: { room: '205', capacity: 2, needed: 3 },
  })
  const busy = meeting({ id: 2, ...others, room_id: 101, interpreter })
  expect(checkMove([busy], { time: 11, room: 100 }, interpretedMeeting)?.key).toBe(
    'meeting_interpreter_taken',
  )
})

it('lets a meeting take the place that is proposed for it, and not that of another', () => {
  const proposedMeeting = meeting({ is_proposed: true, time_id: 11, room_id: 101 })
  const plan = planOf(board([one, proposedMeeting]), null)
  expect(moveRefusalOf(plan, one, { time: 11, room: 101 })).toBeNull()
  expect(mayMove(plan, proposedMeeting)).toBe(false)
  expect(mayMove(plan, one)).toBe(true)
  expect(mayMove(plan, meeting({ time_id: 9 }))).toBe(false)
})

it('shows what was dropped where it was dropped', () => {
  const plan = planOf(board([one]), { id: 1, time: 11, room: 101 })
  expect([...plan.tiles.keys()]).toEqual(['11 101'])
})

it('walks from cell to cell and stops at the edges', () => {
  const plan = planOf(board([]), null)
  expect(placeAfterKey(plan, { time: 10, room: 100 }, 'ArrowDown')).toEqual({ time: 11, room: 100 })
  expect(placeAfterKey(plan, { time: 11, room: 100 }, 'ArrowDown')).toEqual({ time: 11, room: 100 })
  expect(placeAfterKey(plan, { time: 11, room: 100 }, 'End')).toEqual({ time: 11, room: 101 })
  expect(placeAfterKey(plan, { time: 11, room: 100 }, 'ArrowLeft')).toEqual({ time: 11, room: 100 })
})

it('finds meetings by a part of a name, and those that are interpreted', () => {
  expect(matchesBoardFilter(one, 'бая', false)).toBe(true)
  expect(matchesBoardFilter(one, 'дор', false)).toBe(false)
  expect(matchesBoardFilter(one, '', true)).toBe(false)
  expect(matchesBoardFilter(meeting({ needs_interpreter: true }), 'алт', true)).toBe(true)
})
