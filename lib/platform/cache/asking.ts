import { AsyncLocalStorage } from 'node:async_hooks'

/** A look into the store for a page. */
export type PageRead = {
  key: string
  softTags: readonly string[]
  /** When what was found, or is now to be rendered, began to be read. */
  seq: number
  isMissing: boolean
  /** Whether what comes of it is known to be fresh at that moment. */
  isSure: boolean
}

/** A look into the store for the answer of a cached read. */
export type DataRead = { tags: readonly string[]; seq: number }

/** What an answer that others may be given was made of. */
export type SharedAnswer = {
  tags: readonly string[]
  seq: number
  /** The table limits how often one caller may make this call: such answers have a room of their own. */
  isLimited: boolean
}

/** Who wants to know what is read for a request, and what becomes of it. */
export type Asking = {
  onPage?(read: PageRead): void
  onData?(read: DataRead): void
  /** The database was asked past every cached read. */
  onUncachedRead?(): void
  /** The answer is for this asker alone; told before it is made. */
  onOwnAnswer?(): void
  /** The answer may be given to others too; told before its headers leave. */
  onSharedAnswer?(answer: SharedAnswer): void
}

const globals = globalThis as { strataAsking?: AsyncLocalStorage<Asking | undefined> }

/**
 * For which request the cache and the database are asked. The page cache opens it, and so does the dispatcher for the
 * handler of a call; `handler.ts` and `db/client.ts` tell it what was read. One for the process, however often this
 * file is loaded.
 */
export const asking = (globals.strataAsking ??= new AsyncLocalStorage<Asking | undefined>())

/** What the answer of a call was made of. */
export class AnswerReads implements Asking {
  /** When the oldest of its cached reads began. */
  oldestSeq = Infinity
  readonly tags = new Set<string>()
  #isOwn = false

  /** Whether it follows from the input of the call and from cached reads alone, so that others may be given it. */
  get isForAll(): boolean {
    return !this.#isOwn && this.oldestSeq !== Infinity
  }

  onData({ tags, seq }: DataRead): void {
    this.oldestSeq = Math.min(this.oldestSeq, seq)
    for (const tag of tags) this.tags.add(tag)
  }

  /** Nothing tells when this read is out of date. */
  onUncachedRead(): void {
    this.#isOwn = true
  }

  /** Something of the request beyond its input was looked at. */
  onOwn(): void {
    this.#isOwn = true
  }
}
