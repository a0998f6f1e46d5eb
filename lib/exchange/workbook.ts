import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { Problem } from '@/lib/api/problem'

const MB = 1024 * 1024
/** A workbook is read whole; what is larger is to come as CSV, which is not. */
export const workbookBytesMax = 20 * MB
const unpackedBytesMax = 150 * MB
const entriesMax = 2_000

const inflate = promisify(inflateRaw)

/**
 * Unpacks every entry of a workbook into nothing, to see that it is whole and no bomb: what its directory says
 * of the sizes is not believed.
 * @throws Problem bad_input
 */
export async function workbookFits(path: string): Promise<void> {
  const tooLarge = () =>
    Problem.field('file', 'exchange.import.workbookTooLarge', { megabytes: workbookBytesMax / MB })
  if ((await stat(path)).size > workbookBytesMax) throw tooLarge()
  const bytes = await readFile(path)
  let left = unpackedBytesMax
  try {
    for (const { method, data } of entriesOf(bytes)) {
      if (method === 0) left -= data.length
      else {
        const unpacked = (await inflate(data, { maxOutputLength: Math.max(1, left) })) as Buffer
        left -= unpacked.length
      }
      if (left <= 0) throw tooLarge()
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw Problem.field('file', 'exchange.import.brokenWorkbook')
  }
}

/** The entries of a zip file by its central directory. Reading past the end throws, as it should. */
function* entriesOf(bytes: Buffer): Generator<{ method: number; data: Buffer }> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const count = bytes.readUInt16LE(end + 10)
  if (end < 0 || count > entriesMax) throw new Error('no directory')
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('a broken directory')
    const packed = bytes.readUInt32LE(at + 20)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    if (start + packed > bytes.length) throw new Error('a broken entry')
    yield { method: bytes.readUInt16LE(at + 10), data: bytes.subarray(start, start + packed) }
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
