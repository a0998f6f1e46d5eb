import type { FileKind } from '@/lib/platform/api/call'

/** One received file of a call: complete, within its limit, of a permitted kind, and still temporary. */
export type Upload = {
  kind: FileKind
  mime: string
  bytes: number
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string
  /** The path of the file during the call; the dispatcher removes the file afterwards. */
  path: string
  originalName: string
}
