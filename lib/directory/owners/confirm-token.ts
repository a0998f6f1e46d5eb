import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/env'
import type { ListingKind } from './schema'

/** So long a mail that asks whether a listing is still correct may lie unread. */
const validDays = 90
const letters: Record<ListingKind, string> = { company: 'c', consultant: 'p' }
const dayMs = 86_400_000
const today = () => Math.floor(Date.now() / dayMs)

export type ConfirmedListing = { kind: ListingKind; id: number; isOver: boolean }

const macOf = (letter: string, id: number, day: number) =>
  createHmac('sha256', env().authSecret).update(`confirm ${letter} ${id} ${day}`).digest('hex').slice(0, 40)

/** What the link of such a mail says: whose listing it confirms, since when, and that it is of our making. */
export function confirmToken(kind: ListingKind, id: number, day = today()): string {
  return `${letters[kind]}${id}.${day.toString(36)}.${macOf(letters[kind], id, day)}`
}

/** The listing of a token; null for one that is not of our making. */
export function confirmedListing(token: string): ConfirmedListing | null {
  const [, letter = '', number = '', since = '', mac = ''] =
    /^([cp])(\d{1,9})\.([\da-z]{1,6})\.([\da-f]{40})$/.exec(token) ?? []
  if (!mac) return null
  const [id, day] = [Number(number), parseInt(since, 36)]
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(letter, id, day)))) return null
  return {
    kind: letter === letters.company ? 'company' : 'consultant',
    id,
    isOver: today() - day > validDays,
  }
}
