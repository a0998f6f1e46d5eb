/**
 * Returns a function that does the work, or gives its last result again while that is not older than a time. Whoever
 * asks during the work gets its result too.
 */
export function reuseWithin<A extends unknown[], T>(
  milliseconds: number,
  work: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  let latest: { at: number; result: Promise<T> } | undefined
  return (...args) => {
    const now = performance.now()
    if (!latest || now - latest.at > milliseconds) latest = { at: now, result: work(...args) }
    return latest.result
  }
}
