/**
 * Maps items side by side, at most `lanesMax` at once, and yields the results in the order of the items. An
 * item is taken only when there is room for it, so that a long list is never in memory.
 */
export async function* mapInOrder<T, R>(
  items: AsyncIterable<T>,
  lanesMax: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const iterator = items[Symbol.asyncIterator]()
  const running: Promise<R>[] = []
  let isDone = false
  let failure: unknown
  try {
    for (;;) {
      while (!isDone && running.length < lanesMax) {
        // What was read before the list broke off is still yielded.
        const next = await iterator.next().catch((error: unknown) => {
          failure = error
          return { done: true as const, value: undefined }
        })
        if (next.done) isDone = true
        else {
          const result = work(next.value)
          // The error is thrown when its turn comes, and is no unhandled rejection until then.
          result.catch(() => {})
          running.push(result)
        }
      }
      const first = running.shift()
      if (!first) break
      yield await first
    }
    if (failure !== undefined) throw failure
  } finally {
    await iterator.return?.()
    await Promise.allSettled(running)
  }
}
