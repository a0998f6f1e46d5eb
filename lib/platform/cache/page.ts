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
  /** Whether the Brotli copy has been compressed again, or is about to be. */
  isDense?: boolean
  /** The last cache epoch in which the page was known to be up to date; -1 if unknown. */
  epoch: number
  /** The store's count of misses and expiries when the page's oldest part began to be read; -1 if unknown. */
  seq: number
  /** Whether the page was found fresh or read after the last expiry of any tag; true for a call's answer. */
  isSure: boolean
  /** The lookup of the page in the store, if known. While `tags` is null, the store's entry has the tags. */
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
