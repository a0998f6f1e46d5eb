import { AsyncLocalStorage } from 'node:async_hooks'
import { unstable_cache } from 'next/cache'
import { isInTransaction } from '@/db/client'
import type { Tag } from '@/db/page-tags'
import { asking } from './asking'

const cacheBypass = new AsyncLocalStorage<true>()

/** Runs work, such as a job outside of Next, without Next's cache: its cached reads query the database. */
export const runWithoutCache = <T>(work: () => Promise<T>): Promise<T> => cacheBypass.run(true, work)

/**
 * Wraps a read so that its answer is cached until one of its tags expires; a page that calls it inherits the
 * tags. Arguments and answer must be plain JSON. The language must be an argument, because cached reads see
 * no request.
 * @param name unique among all cached reads
 */
export function cacheRead<A extends unknown[], R>(
  name: string,
  tags: readonly Tag[],
  read: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  // Reads within this one are not reported to the listener: this read is reported with its own tags.
  const readUntracked = (...args: A) => asking.run(undefined, read, ...args)
  const cachedRead = unstable_cache(readUntracked, [name], { tags: [...tags] })
  // A transaction reads its own uncommitted writes, which no other request may see.
  return (...args) => (isInTransaction() || cacheBypass.getStore() ? read(...args) : cachedRead(...args))
}
