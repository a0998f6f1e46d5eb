import { asking } from '@/lib/platform/cache/asking'

// Replaces `next/cache` in tests: every read goes to the database, and is reported as the store reports it.

type Read = (...args: never[]) => Promise<unknown>

/** Every read that has been wrapped so far, by its name, with its tags. */
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
