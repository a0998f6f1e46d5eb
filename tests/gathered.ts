/** Collects the items in a list. Node 20 has no `Array.fromAsync`. */
export async function collectItems<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
