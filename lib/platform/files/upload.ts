import type { FileKind } from '@/lib/platform/api/call'

/** One received file of a call: complete, within its limit, of a permitted kind, and still temporary. */
export type Upload = {
  kind: FileKind
  mime: string
  bytes: number
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string
  /** Its path during the call; the dispatcher removes it afterwards. */
  path: string
  originalName: string
}
