import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * For which request the cache and the database are asked. The page cache opens it, and so does the dispatcher for the
 * handler of a call; `handler.mjs` and `db/client.ts` tell it what was read. One for the process, however often this
 * file is loaded.
 * @type {AsyncLocalStorage<import('./asking.mjs').Asking | undefined>}
 */
export const asking = (globalThis.strataAsking ??= new AsyncLocalStorage())

/** What the answer of a call was made of. */
export class AnswerReads {
  /** When the oldest of its cached reads began. */
  begun = Infinity
  /** @type {Set<string>} */
  tags = new Set()
  #isOwn = false

  /** Whether it follows from the input of the call and from cached reads alone, so that others may be given it. */
  get isForAll() {
    return !this.#isOwn && this.begun !== Infinity
  }

  /** @param {import('./asking.mjs').DataRead} read */
  onData({ tags, begun }) {
    this.begun = Math.min(this.begun, begun)
    for (const tag of tags) this.tags.add(tag)
  }

  /** Nothing tells when this read is out of date. */
  onUncachedRead() {
    this.#isOwn = true
  }

  /** Something of the request beyond its input was looked at. */
  onOwn() {
    this.#isOwn = true
  }
}
