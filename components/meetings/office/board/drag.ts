import type { BoardMeeting } from '@/lib/meetings/office/schema'
import type { Place } from './plan'

/** In a narrower window the board is a list, in which meetings cannot be dragged. */
export const wideBoard = '(min-width: 64rem)'

/** A meeting on its way from one cell to another. */
export type Drag = { meeting: BoardMeeting; from: Place; over: Place | null; by: 'keys' | 'pointer' }

/** Returns the cell that contains an element of the board; null if no cell does. */
export function placeAt(element: Element | null): Place | null {
  const cell = element?.closest('[data-cell]')?.getAttribute('data-cell') ?? ''
  const [time, room] = cell.split(' ').map(Number)
  return time && room ? { time, room } : null
}

/** The id of the meeting whose tile contains an element; 0 for none. */
export const meetingIdAt = (element: Element | null): number =>
  Number(element?.closest('[data-meeting]')?.getAttribute('data-meeting') ?? 0)

export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one?.time === other?.time && one?.room === other?.room
