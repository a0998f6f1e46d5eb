// Apart from the schemas, so that pages that only compare numbers load no code of theirs.

/** A dotted number with at least one dot: `7.4`, `7.4.1`. */
export const indexPattern = /^\d+(\.\d+)+$/

/** Counts the parts of a dotted number. The number of a question has the most parts, `indexDepthMax`. */
export const indexDepthOf = (cid: string) => cid.split('.').length
export const indexDepthMax = 4

/** Returns the parent's number; null for a section, whose number has two parts. */
export function parentIndex(cid: string): string | null {
  const parts = cid.split('.')
  return parts.length <= 2 ? null : parts.slice(0, -1).join('.')
}

/** Returns the numbers of the headings above the given ones, each once. */
export function numbersAbove(cids: readonly string[]): string[] {
  const above = new Set<string>()
  for (const cid of cids) {
    for (let at = parentIndex(cid); at !== null; at = parentIndex(at)) above.add(at)
  }
  return [...above]
}

/** Compares dotted numbers part by part, so that 7.10 follows 7.9. */
export function compareIndex(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const step = (left[at] ?? -1) - (right[at] ?? -1)
    if (step !== 0) return step
  }
  return 0
}

/** Whether a number is that of a heading or of something under it. */
export const isWithin = (cid: string, heading: string) => cid === heading || cid.startsWith(`${heading}.`)
