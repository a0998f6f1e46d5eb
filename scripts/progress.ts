/** Seconds since a moment, as people read them. */
export function secondsSince(startedAt: number): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}

/**
 * Does one step of a start and prints its line: name, what came of it, seconds. A step that takes long
 * says so beforehand (`expect`).
 *
 * @param work returns what is to be printed, and whatever the caller needs
 */
export async function step<T>(
  name: string,
  work: () => Promise<{ says: string; value: T }>,
  expect?: string,
): Promise<T> {
  const startedAt = Date.now()
  if (expect) console.log(`  ${name.padEnd(11)} ${expect} …`)
  const { says, value } = await work()
  console.log(`  ${name.padEnd(11)} ${says}  ${secondsSince(startedAt)}`)
  return value
}
