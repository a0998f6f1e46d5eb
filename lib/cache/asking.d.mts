import type { AsyncLocalStorage } from 'node:async_hooks'

/** A look into the store for a page. */
export type PageRead = {
  key: string
  softTags: readonly string[]
  /** When what was found, or is now to be rendered, began to be read. */
  begun: number
  isMissing: boolean
  /** Whether what comes of it is known to be fresh at that moment. */
  isSure: boolean
}

/** A look into the store for the answer of a cached read. */
export type DataRead = { tags: readonly string[]; begun: number }

/** What an answer that others may be given was made of. */
export type SharedAnswer = {
  tags: readonly string[]
  begun: number
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
export const asking: AsyncLocalStorage<Asking | undefined>

export class AnswerReads implements Asking {
  readonly begun: number
  readonly tags: ReadonlySet<string>
  readonly isForAll: boolean
  onData(read: DataRead): void
  onUncachedRead(): void
  onOwn(): void
}
