import { Problem } from './problem'

/**
 * How slowly a body may arrive: the grace time, plus the time that the bytes received so far take at
 * `bytesPerSecond`.
 */
export type Pace = { graceMilliseconds: number; bytesPerSecond: number }
const slowest: Pace = { graceMilliseconds: 60_000, bytesPerSecond: 1_000 }

/** Waits for the promise, or rejects with the signal's reason as soon as the signal aborts. */
export function rejectOnAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const rejectWithReason = () => reject(signal.reason as Error)
    if (signal.aborted) rejectWithReason()
    signal.addEventListener('abort', rejectWithReason, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectWithReason))
  })
}

/**
 * Yields the chunks of a request's body as they arrive, until the body ends or `stop` aborts. After an abort
 * the rest of the body is read and dropped, so that the answer reaches the sender; `unread.ts` limits for how
 * long.
 * @throws Problem too_slow, or bad_input when the sender disconnects; else the reason of `stop`
 */
export async function* readBodyChunks(
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
      const { done, value } = await rejectOnAbort(stop.signal, read).finally(() => clearTimeout(late))
      if (done) isOver = true
      else {
        bytes += value.length
        yield value
      }
    }
  } finally {
    if (!isOver) void drainReader(reader)
  }
}

async function drainReader(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender went away, or was cut off.
  }
}
