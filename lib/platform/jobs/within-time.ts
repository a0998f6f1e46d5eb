/**
 * Runs work with a time limit. When the time is over, the work's signal aborts and the returned promise
 * rejects, even if the work does not react to the signal.
 * @param callerSignal aborts when the caller no longer waits for the work
 */
export async function runWithTimeLimit<T>(
  milliseconds: number,
  callerSignal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`took longer than ${milliseconds / 1_000} s`)
      limit.abort(error)
      reject(error)
    }, milliseconds)
  })
  try {
    return await Promise.race([work(AbortSignal.any([limit.signal, callerSignal])), late])
  } finally {
    clearTimeout(timer)
  }
}
