import { parsePassText } from '../registrations/pass-code'
import type { DoorList, Guest, ScanResult, Verdict } from './schema'

/** The guest list as a device at a door stores it: the guests and the admissions that the device knows. */
export type StoredDoorList = {
  event: { id: number; event: string }
  guests: Record<string, Guest>
  admitted: Record<number, { door: string; at: string }>
  /** What the next request asks for: guests after this number, and admissions after the time `since`. */
  after: number
  since: string
  /** The server's time of the first answer for this list; later answers do not change it. */
  at: string
}

/** A scan in the queue of the device, with the fields that the server gets. */
export type QueuedScan = {
  id: string
  text: string
  door: string
  scanned_at: string
  verdict_offline: Verdict | null
}

/** The result that the device itself determines for a pass, without the server. */
export type LocalVerdict = {
  verdict: Verdict
  guest: Guest | null
  first: { door: string; at: string } | null
}

/**
 * Adds an answer of the server to the stored list, or begins a new list if no list is stored or the stored
 * list is of another edition.
 * @returns null when the answer names no edition
 */
export function mergeDoorList(list: StoredDoorList | null, answer: DoorList): StoredDoorList | null {
  const { event } = answer
  if (!event) return null
  const sameList = list?.event.id === event.id ? list : null
  const guests = { ...sameList?.guests }
  for (const guest of answer.guests) guests[guest.code] = guest
  const admissions = { ...sameList?.admitted }
  for (const { id, door, at } of answer.admitted) admissions[id] = { door, at }
  return {
    event,
    guests,
    admitted: admissions,
    after: answer.guests.at(-1)?.id ?? sameList?.after ?? 0,
    since: answer.now,
    at: sameList?.at ?? answer.now,
  }
}

/** Determines the result for a scanned text from the device's own list. */
export function localVerdict(scannedText: string, list: StoredDoorList | null): LocalVerdict {
  const nobody = { guest: null, first: null }
  const pass = parsePassText(scannedText)
  if (!pass) return { verdict: 'unknown', ...nobody }
  if (list && pass.eventId !== null && pass.eventId !== list.event.id)
    return { verdict: 'other_edition', ...nobody }
  const guest = list?.guests[pass.code] ?? null
  if (!guest) return { verdict: 'unknown', ...nobody }
  const first = list?.admitted[guest.id] ?? null
  return { verdict: first ? 'again' : 'admitted', guest, first }
}

/** Returns the list with an admission by this device. */
export function withAdmittedGuest(list: StoredDoorList, guest: Guest, scan: QueuedScan): StoredDoorList {
  const admissions = { ...list.admitted, [guest.id]: { door: scan.door, at: scan.scanned_at } }
  return { ...list, admitted: admissions }
}

/** Adds the admissions in the device's current list to a newly downloaded list of the same edition. */
export function withLocalAdmissions(
  newList: StoredDoorList | null,
  currentList: StoredDoorList | null,
): StoredDoorList | null {
  if (!newList || currentList?.event.id !== newList.event.id) return newList
  return { ...newList, admitted: { ...currentList.admitted, ...newList.admitted } }
}

/**
 * Adds to the list the admission that the server names in the result of a scan, so that the device knows the
 * admission when it goes offline.
 */
export function withServerResult(
  list: StoredDoorList,
  { verdict, code, door, scanned_at, first }: ScanResult,
): StoredDoorList {
  const guest = list.guests[code]
  const admission = verdict === 'admitted' ? { door, at: scanned_at } : verdict === 'again' ? first : null
  if (!guest || !admission) return list
  return { ...list, admitted: { ...list.admitted, [guest.id]: admission } }
}

/**
 * Whether an offline device admitted somebody whom the server refuses; the screen at the door must show this.
 */
export const isAdmissionConflict = (offlineVerdict: Verdict | null, serverVerdict: Verdict): boolean =>
  offlineVerdict === 'admitted' && serverVerdict !== 'admitted'

/** Counts the admissions that the device knows: the total, and the number for each door. */
export function countAdmitted({ admitted }: Pick<StoredDoorList, 'admitted'>): {
  total: number
  doors: { door: string; admitted: number }[]
} {
  const byDoor = new Map<string, number>()
  for (const { door } of Object.values(admitted)) byDoor.set(door, (byDoor.get(door) ?? 0) + 1)
  const doors = [...byDoor].map(([door, count]) => ({ door, admitted: count }))
  return {
    total: Object.keys(admitted).length,
    doors: doors.sort((one, other) => one.door.localeCompare(other.door, 'mn')),
  }
}
