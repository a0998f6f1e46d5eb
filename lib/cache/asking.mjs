import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Which request it is that asks the store for a page: the front opens it, `handler.mjs` tells what it read. One
 * for the process, however often this file is loaded.
 */
export const asking = (globalThis.strataAsking ??= new AsyncLocalStorage())
