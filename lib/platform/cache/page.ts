import type { PageRead } from './asking'
import type { Encoding } from './encoding'

export type Headers = Record<string, string | string[]>
export type EncodedCopy = {
  /** Those that say how the body is encoded. */
  ownHeaders: Record<string, string | number>
  /** The page's and its own, in pairs. */
  headers: (string | number | string[])[]
  body: Buffer
}
export type Page = {
  status: number
  headers: Headers
  encoded: Map<Encoding, EncodedCopy>
  /** In which the page is known to be good, -1 where that is not known. */
  epoch: number
  /** When the oldest of what it shows began to be read. */
  seq: number
  /** Whether that was fresh then. */
  isSure: boolean
  /** The store's entry that a page came from, where that is known; once the entry lies there, it tells `tags`. */
  read: PageRead | null
  tags: readonly string[] | null
  madeAt: number
}
export type ErrorPage = { status: number; headers: Headers; body: Buffer }
/**
 * What came of a rendering: the page, an answer that is no cached page, a failure, a reader who left before it was
 * known, or nothing in its time.
 */
export type Outcome = Page | 'no page' | { failure: ErrorPage } | 'left' | 'late'
