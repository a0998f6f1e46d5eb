import type { FileKind } from '@/lib/platform/api/call'

/** One received file of a call: whole, within its limit, of a permitted kind, and still temporary. */
export type Upload = {
  kind: FileKind
  mime: string
  bytes: number
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string
  /** Where it lies until the call is over; the dispatcher removes it then. */
  path: string
  originalName: string
}
