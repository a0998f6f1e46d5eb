import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { fileDriver } from './driver'

/** A document that is longer is not read for its pages' sake. */
const bytesMax = 32 * 1024 * 1024
const unpackedBytesMax = 4 * 1024 * 1024

/**
 * How many pages a stored PDF has.
 *
 * @returns null when that cannot be told: too large, encrypted or broken
 */
export async function storedPdfPages(name: string, bytes: number): Promise<number | null> {
  if (bytes > bytesMax) return null
  return pdfPages(await buffer(await fileDriver().read(name)))
}

/** The largest count among the nodes of the page tree, which is its root's; newer files pack the nodes. */
export function pdfPages(file: Buffer): number | null {
  const text = file.toString('latin1')
  const counts = countsIn(text)
  for (const { index, 0: match } of text.matchAll(/\/ObjStm[^]{0,400}?stream\r?\n/g)) {
    counts.push(...countsIn(unpack(file.subarray(index + match.length))))
  }
  return counts.length > 0 ? Math.max(...counts) : null
}

/** A node of the tree is a dictionary that says that it is one, before or after its count. */
function countsIn(text: string): number[] {
  const nodes = text.matchAll(/\/Type\s*\/Pages\b/g)
  return Array.from(nodes, ({ index }) => {
    const start = text.lastIndexOf('<<', index)
    const end = text.indexOf('>>', index)
    return Number(/\/Count\s+(\d+)/.exec(text.slice(start, end < 0 ? undefined : end))?.[1] ?? 0)
  }).filter((count) => count > 0)
}

function unpack(stream: Buffer): string {
  try {
    return inflateSync(stream, { maxOutputLength: unpackedBytesMax }).toString('latin1')
  } catch {
    return ''
  }
}
