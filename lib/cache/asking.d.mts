import type { AsyncLocalStorage } from 'node:async_hooks'

/** A look into the store for a page. */
export type PageRead = {
  key: string
  softTags: readonly string[]
  /** When the making of what was found, or is now to be made, began. */
  begun: number
  isMissing: boolean
  /** Whether what comes of it is known to be fresh at that moment. */
  isSure: boolean
}
export const asking: AsyncLocalStorage<{ note(read: PageRead): void }>
