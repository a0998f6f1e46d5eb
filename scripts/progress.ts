/** Formats the seconds since a moment: `1.2 s`. */
export function formatSecondsSince(startedAt: number): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}

/**
 * Does one step of a start and prints its line: name, result, seconds. A step that takes longer than two
 * seconds prints beforehand that it is running.
 *
 * @param work returns the text to print, and the value for the caller
 */
export async function runStep<T>(
  name: string,
  work: () => Promise<{ says: string; value: T }>,
  atWork = 'at work',
): Promise<T> {
  const startedAt = Date.now()
  const slow = setTimeout(() => console.log(`  ${name.padEnd(11)} ${atWork} …`), 2000)
  try {
    const { says, value } = await work()
    console.log(`  ${name.padEnd(11)} ${says}  ${formatSecondsSince(startedAt)}`)
    return value
  } finally {
    clearTimeout(slow)
  }
}
