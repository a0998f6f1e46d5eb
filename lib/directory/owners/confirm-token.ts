import { isOneOf, macOf, macsOf } from '@/lib/platform/auth/mac'
import type { ListingKind } from './schema'

/** How many days the link in a «still correct?» mail is valid. */
const validDays = 90
const letters: Record<ListingKind, string> = { company: 'c', consultant: 'p' }
const dayMs = 86_400_000
const currentDayNumber = () => Math.floor(Date.now() / dayMs)

export type ConfirmTokenListing = { kind: ListingKind; id: number; isOver: boolean }

const signedParts = (kindLetter: string, id: number, day: number) =>
  ['confirm', kindLetter, String(id), String(day)] as const
const signatureOf = (mac: string) => mac.slice(0, 40)

/**
 * Returns the signed token for the link in a «still correct?» mail. The token contains the listing to confirm
 * and the day of the mail.
 */
export function createConfirmToken(kind: ListingKind, id: number, day = currentDayNumber()): string {
  const mac = macOf(...signedParts(letters[kind], id, day))
  return `${letters[kind]}${id}.${day.toString(36)}.${signatureOf(mac)}`
}

/**
 * Returns the listing that a token names, and whether the link has expired; null for a malformed token or an
 * invalid signature.
 */
export function readConfirmToken(token: string): ConfirmTokenListing | null {
  const [, letter = '', number = '', since = '', mac = ''] =
    /^([cp])(\d{1,9})\.([\da-z]{1,6})\.([\da-f]{40})$/.exec(token) ?? []
  if (!mac) return null
  const [id, day] = [Number(number), parseInt(since, 36)]
  if (!isOneOf(macsOf(...signedParts(letter, id, day)).map(signatureOf), mac)) return null
  return {
    kind: letter === letters.company ? 'company' : 'consultant',
    id,
    isOver: currentDayNumber() - day > validDays,
  }
}
