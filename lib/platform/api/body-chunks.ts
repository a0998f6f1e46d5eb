import { Problem } from './problem'

/** How slowly a body may arrive: so long for nothing at all, and longer for what has arrived. */
export type Pace = { graceMilliseconds: number; bytesPerSecond: number }
const slowest: Pace = { graceMilliseconds: 60_000, bytesPerSecond: 1_000 }

/** The promise, or the signal's reason if that comes first. */
export function unless<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/**
 * The body of a request as it arrives, until it ends or is stopped. What is left of it then is read on and
 * dropped, so that the answer reaches the sender; the server says how long (`unread.ts`).
 * @throws Problem too_slow, or bad_input when the sender goes away; else the reason it was stopped for
 */
export async function* chunksOf(
  request: Request,
  stop: AbortController,
  { graceMilliseconds, bytesPerSecond }: Pace = slowest,
): AsyncGenerator<Uint8Array, void> {
  if (!request.body) return
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader()
  const startedAt = performance.now()
  let bytes = 0
  let isOver = false
  try {
    while (!isOver) {
      const waits = graceMilliseconds + (bytes / bytesPerSecond) * 1_000 - (performance.now() - startedAt)
      const late = setTimeout(() => stop.abort(new Problem('too_slow')), Math.min(waits, 3_600_000))
      const read = reader.read().catch(() => {
        isOver = true
        throw new Problem('bad_input', 'problems.body_form')
      })
      const { done, value } = await unless(stop.signal, read).finally(() => clearTimeout(late))
      if (done) isOver = true
      else {
        bytes += value.length
        yield value
      }
    }
  } finally {
    if (!isOver) void dropRest(reader)
  }
}

async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender went away, or was cut off.
  }
}
