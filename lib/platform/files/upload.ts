import type { FileKind } from '@/lib/platform/api/call'

/** One received file of a call: complete, within its limit, of a permitted kind, and still temporary. */
export type Upload = {
  kind: FileKind
  mime: string
  bytes: number
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string
  /** The path of the file in the temporary folder during the call. */
  path: string
  originalName: string
}
