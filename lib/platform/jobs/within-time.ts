/**
 * Does work that has so much time and no more: then its signal says so, and whoever waits for it hears of a failure,
 * whether the work listens or not.
 * @param callerSignal says that nobody waits for the work any more
 */
export async function withinTime<T>(
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
