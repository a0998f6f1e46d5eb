import { readPass } from '../registrations/pass-code'
import type { DoorList, Guest, ScanResult, Verdict } from './schema'

/** What a device keeps of an edition: who may come in, and who did, as far as it knows. */
export type KeptList = {
  event: { id: number; event: string }
  guests: Record<string, Guest>
  admitted: Record<number, { door: string; at: string }>
  /** The last guest that it has, and since when it is to ask for admissions. */
  after: number
  since: string
  /** When the whole list was downloaded. */
  at: string
}

/** A scan as it waits on the device and as it is sent. */
export type QueuedScan = {
  id: string
  text: string
  door: string
  scanned_at: string
  verdict_offline: Verdict | null
}

/** What is said of a pass at once, without asking anybody. */
export type LocalVerdict = {
  verdict: Verdict
  guest: Guest | null
  first: { door: string; at: string } | null
}

/** Puts an answer of the server to what is kept. */
export function withAnswer(list: KeptList | null, answer: DoorList): KeptList | null {
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

/** What the device itself says of a text that was scanned. */
export function localVerdict(text: string, list: KeptList | null): LocalVerdict {
  const nobody = { guest: null, first: null }
  const pass = readPass(text)
  if (!pass) return { verdict: 'unknown', ...nobody }
  if (list && pass.eventId !== null && pass.eventId !== list.event.id)
    return { verdict: 'other_edition', ...nobody }
  const guest = list?.guests[pass.code] ?? null
  if (!guest) return { verdict: 'unknown', ...nobody }
  const first = list?.admitted[guest.id] ?? null
  return { verdict: first ? 'again' : 'admitted', guest, first }
}

/** The same list once somebody was let in by this device. */
export function withAdmitted(list: KeptList, guest: Guest, scan: QueuedScan): KeptList {
  const admissions = { ...list.admitted, [guest.id]: { door: scan.door, at: scan.scanned_at } }
  return { ...list, admitted: admissions }
}

/** A list that was just downloaded, with those that the device let in while it was on its way. */
export function withMeanwhile(newList: KeptList | null, present: KeptList | null): KeptList | null {
  if (!newList || present?.event.id !== newList.event.id) return newList
  return { ...newList, admitted: { ...present.admitted, ...newList.admitted } }
}

/** The same list with what the server said of a scan: whoever came in is known here when the line is lost. */
export function withResult(list: KeptList, { verdict, code, door, scanned_at, first }: ScanResult): KeptList {
  const guest = list.guests[code]
  const admission = verdict === 'admitted' ? { door, at: scanned_at } : verdict === 'again' ? first : null
  if (!guest || !admission) return list
  return { ...list, admitted: { ...list.admitted, [guest.id]: admission } }
}

/** Whether a device let in whom it should not have: that is told at its door. */
export const isConflict = (offlineVerdict: Verdict | null, verdict: Verdict): boolean =>
  offlineVerdict === 'admitted' && verdict !== 'admitted'

/** How many came in by what the device knows, with a line or without: in all, and at each door by its name. */
export function countAdmitted({ admitted }: Pick<KeptList, 'admitted'>): {
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
