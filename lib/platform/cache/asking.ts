import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '@/lib/platform/process-state'

/** A lookup of a page in the store. */
export type PageRead = {
  /**
   * The store counts its misses and expiries. This is the count when the making of the page began, whether
   * the page was found in the store or is new.
   */
  seq: number
  isMissing: boolean
  /** Whether the page is known to be fresh: found fresh in the store, or begun after the last expiry. */
  isSure: boolean
}

/** A lookup of a cached read's answer in the store. */
export type DataRead = { tags: readonly string[]; seq: number }

/** An answer that other callers may get: the tags of its cached reads, and the `seq` of the oldest read. */
export type SharedAnswer = DataRead

/** A listener: it is told what a request reads, and whether other callers may get the request's answer. */
export type Asking = {
  onPage?(read: PageRead): void
  onData?(read: DataRead): void
  /** The database was queried outside every cached read. */
  onUncachedRead?(): void
  /** The answer is for this caller alone; called before the answer is made. */
  onOwnAnswer?(): void
  /** The answer may be given to other callers too; called before its headers are sent. */
  onSharedAnswer?(answer: SharedAnswer): void
}

declare global {
  interface ProcessState {
    asking?: AsyncLocalStorage<Asking | undefined>
  }
}

/**
 * The listener of the current request. `next-answers.ts` sets it, and so does the dispatcher for the handler of
 * a GET. `handler.ts` and `db/client.ts` report the request's reads to it.
 */
export const asking = (processState.asking ??= new AsyncLocalStorage<Asking | undefined>())

/** Collects the cached reads of a call's answer, and finds out whether other callers may get the answer. */
export class AnswerReads implements Asking {
  /** The store's count of misses and expiries when the oldest of the answer's cached reads began. */
  oldestSeq = Infinity
  readonly tags = new Set<string>()
  #isOwn = false

  /** Whether other callers may get the answer: it depends only on the input and at least one cached read. */
  get isForAll(): boolean {
    return !this.#isOwn && this.oldestSeq !== Infinity
  }

  onData({ tags, seq }: DataRead): void {
    this.oldestSeq = Math.min(this.oldestSeq, seq)
    for (const tag of tags) this.tags.add(tag)
  }

  /**
   * An answer with an uncached read is not shared, because nothing reports when that read becomes outdated.
   */
  onUncachedRead(): void {
    this.#isOwn = true
  }

  /** The handler used something of the request beyond its input: the answer is not shared. */
  onRequestUse(): void {
    this.#isOwn = true
  }
}
