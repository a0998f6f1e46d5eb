import type { PageRead } from './asking'
import type { Encoding } from './encoding'

export type Headers = Record<string, string | string[]>
export type EncodedCopy = {
  /** The headers that describe the body's encoding. */
  ownHeaders: Record<string, string | number>
  /** The page's headers and `ownHeaders` as one flat list: name, value, name, value, … */
  headers: (string | number | string[])[]
  body: Buffer
}
export type Page = {
  status: number
  headers: Headers
  encoded: Map<Encoding, EncodedCopy>
  /** The epoch in which the page is known to be good, -1 if unknown. */
  epoch: number
  /** The number at which the reading of the page's oldest part began. */
  seq: number
  /** Whether the oldest part was fresh at `seq`. */
  isSure: boolean
  /**
   * The store's entry that a page came from, if known; once the entry is stored, it has the page's `tags`.
   */
  read: PageRead | null
  tags: readonly string[] | null
  madeAt: number
}
export type ErrorPage = { status: number; headers: Headers; body: Buffer }
/**
 * The result of a rendering: the page, an answer that is no cached page, a failure, a reader who disconnected
 * before the result was known, or a timeout.
 */
export type Outcome = Page | 'no page' | { failure: ErrorPage } | 'left' | 'late'
