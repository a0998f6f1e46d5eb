import { AsyncLocalStorage } from 'node:async_hooks'
import { unstable_cache } from 'next/cache'
import { isInTransaction } from '@/db/client'
import { asking } from './asking'
import type { Tag } from './tags'

const cacheBypass = new AsyncLocalStorage<true>()

/** Has work read what stands in the database, past the cache: a job has no page whose cache it could share. */
export const readAnew = <T>(work: () => Promise<T>): Promise<T> => cacheBypass.run(true, work)

/**
 * Wraps a read so that its answer is cached until one of its tags expires; a page that calls it inherits the
 * tags. Arguments and answer must be plain JSON, and the language an argument, because cached reads see no
 * request.
 * @param name unique among all cached reads
 */
export function cacheRead<A extends unknown[], R>(
  name: string,
  tags: readonly Tag[],
  read: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  // What is read within belongs to this read, which tells its tags itself.
  const readAlone = (...args: A) => asking.run(undefined, read, ...args)
  const cachedRead = unstable_cache(readAlone, [name], { tags: [...tags] })
  // A write reads what it has written so far, and nobody else is to be shown that before it stands.
  return (...args) => (isInTransaction() || cacheBypass.getStore() ? read(...args) : cachedRead(...args))
}
