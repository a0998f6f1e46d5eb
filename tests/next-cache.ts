import { asking } from '@/lib/platform/cache/asking'

// Stands in for `next/cache` in tests: every read goes to the database, and is told of as the store tells of it.

type Read = (...args: never[]) => Promise<unknown>

/** Every read that was wrapped so far, by its name, with the tags under which it is cached. */
export const cachedReads = new Map<string, { tags: readonly string[]; read: Read }>()

export function unstable_cache<A extends unknown[], R>(
  read: (...args: A) => Promise<R>,
  [name = '']: readonly string[] = [],
  { tags = [] }: { tags?: readonly string[] } = {},
): (...args: A) => Promise<R> {
  cachedReads.set(name, { tags, read: read as unknown as Read })
  return (...args) => {
    asking.getStore()?.onData?.({ tags, seq: 1 })
    return read(...args)
  }
}
