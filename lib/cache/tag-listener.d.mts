import type { Store } from './handler.mjs'

export class TagListener {
  constructor(store: Store, connectionString: string)
  stop(): void
}
