import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { fileDriver } from './driver'

/** The largest document whose pages are counted. */
const bytesMax = 32 * 1024 * 1024
const unpackedBytesMax = 4 * 1024 * 1024

/**
 * Returns how many pages a stored PDF has.
 *
 * @returns null for a file that is too large, and for one in which no page count is found
 */
export async function countStoredPdfPages(name: string, bytes: number): Promise<number | null> {
  if (bytes > bytesMax) return null
  return pdfPageCount(await buffer(await fileDriver().read(name)))
}

/**
 * Returns the page count of the page tree's root: the largest count among all nodes. In newer files the nodes
 * are compressed.
 */
export function pdfPageCount(file: Buffer): number | null {
  const text = file.toString('latin1')
  const counts = pageCountsIn(text)
  for (const { index, 0: match } of text.matchAll(/\/ObjStm[^]{0,400}?stream\r?\n/g)) {
    counts.push(...pageCountsIn(inflateOrEmpty(file.subarray(index + match.length))))
  }
  return counts.length > 0 ? Math.max(...counts) : null
}

/**
 * Returns the page counts of the page tree's nodes. A node is a dictionary that has its type before or after
 * its count.
 */
function pageCountsIn(text: string): number[] {
  const nodes = text.matchAll(/\/Type\s*\/Pages\b/g)
  return Array.from(nodes, ({ index }) => {
    const start = text.lastIndexOf('<<', index)
    const end = text.indexOf('>>', index)
    return Number(/\/Count\s+(\d+)/.exec(text.slice(start, end < 0 ? undefined : end))?.[1] ?? 0)
  }).filter((count) => count > 0)
}

function inflateOrEmpty(stream: Buffer): string {
  try {
    return inflateSync(stream, { maxOutputLength: unpackedBytesMax }).toString('latin1')
  } catch {
    return ''
  }
}
