import { readFile, stat } from 'node:fs/promises'
import { createInflateRaw } from 'node:zlib'
import { Problem } from '@/lib/api/problem'

const MB = 1024 * 1024
/** A workbook is read whole; what is larger is to come as CSV, which is not. */
export const workbookBytesMax = 20 * MB
const unpackedBytesMax = 150 * MB
const entriesMax = 2_000
/** The last row and column that a sheet can have, XFD1048576. */
const rowsMax = 1_048_576
const columnsMax = 16_384
/** The reader fills up all rows to the widest: as many cells as take 80 MB. */
const cellsMax = 10_000_000
/** A million rows hold up the reader, and all else with it, for minutes; half as many for seconds. */
const rowTagsMax = 500_000
/** Twice as many formats as a workbook can have. */
const formatsMax = 130_000
/** A text between two tags, or a tag, that is longer comes from no program: a cell holds 32,767 letters. */
const gapMax = 256 * 1024

type Entry = { name: Buffer; flags: number; method: number; crc: number; packed: Buffer }
type WholeEntry = Entry & { bytes: number }

const tooLarge = () =>
  Problem.field('file', 'exchange.import.workbookTooLarge', { megabytes: workbookBytesMax / MB })

/**
 * A workbook that may be given to the reader. Every part of it was unpacked into nothing and looked through:
 * what the file says of its sizes is not believed. The reader goes from header to header and never looks into
 * the directory, so it gets the file written anew, with the parts that were looked through and no others.
 * @throws Problem bad_input
 */
export async function checkedWorkbook(path: string): Promise<Buffer> {
  if ((await stat(path)).size > workbookBytesMax) throw tooLarge()
  const bytes = await readFile(path)
  const entries: WholeEntry[] = []
  let left = unpackedBytesMax
  try {
    for (const entry of entriesOf(bytes)) {
      const watch = new TagWatch()
      let unpacked = 0
      for await (const piece of unpackedPieces(entry)) {
        unpacked += piece.length
        if (unpacked > left) throw tooLarge()
        watch.take(piece)
      }
      left -= unpacked
      entries.push({ ...entry, bytes: unpacked })
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw Problem.field('file', 'exchange.import.brokenWorkbook')
  }
  return zipOf(entries)
}

const pieceBytes = 64 * 1024

async function* unpackedPieces({ method, packed }: Entry): AsyncGenerator<Buffer> {
  if (method === 0) {
    for (let at = 0; at < packed.length; at += pieceBytes) yield packed.subarray(at, at + pieceBytes)
    return
  }
  const inflate = createInflateRaw({ chunkSize: pieceBytes })
  inflate.end(packed)
  yield* inflate as AsyncIterable<Buffer>
}

/** The parts of a workbook that hold its sheets, by the directory. Reading past the end throws, as it should. */
function* entriesOf(bytes: Buffer): Generator<Entry> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const count = bytes.readUInt16LE(end + 10)
  if (end < 0 || count > entriesMax) throw new Error('no directory')
  let at = bytes.readUInt32LE(end + 16)
  let packedLeft = bytes.length
  for (let entry = 0; entry < count; entry++) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('a broken directory')
    const nameBytes = bytes.readUInt16LE(at + 28)
    const packedBytes = bytes.readUInt32LE(at + 20)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    // Parts that lie over one another would be written anew one by one.
    packedLeft -= packedBytes
    if (start + packedBytes > bytes.length || packedLeft < 0) throw new Error('a broken entry')
    const name = bytes.subarray(at + 46, at + 46 + nameBytes)
    if (/^xl\/.*\.xml(\.rels)?$/.test(name.toString('latin1'))) {
      yield {
        name,
        flags: bytes.readUInt16LE(at + 8),
        method: bytes.readUInt16LE(at + 10),
        crc: bytes.readUInt32LE(at + 16),
        packed: bytes.subarray(start, start + packedBytes),
      }
    }
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

/** A zip file of these entries, packed as they are, with sizes that are true. */
function zipOf(entries: readonly WholeEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, flags, method, crc, packed, bytes } of entries) {
    // What stands in an entry's own header and in the directory alike.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    // Of the flags one stays: that the name is in UTF-8.
    common.writeUInt16LE(flags & 0x800, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc, 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes, 18)
    common.writeUInt16LE(name.length, 22)
    const before = Buffer.from([0x50, 0x4b, 0x01, 0x02, 20, 0])
    const after = Buffer.alloc(14)
    after.writeUInt32LE(offset, 10)
    directory.push(before, common, after, name)
    parts.push(Buffer.from([0x50, 0x4b, 0x03, 0x04]), common, name, packed)
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

/** A tag of a row, a cell or a format, with a prefix or without, wherever it stands. */
const tags = /<(?:[^\s<>/:]*:)?(row|c|xf)(?=[\s/>])([^<>]*)([<>])/g
const attributes = /^(?:\s+[\w.:-]+=(?:"[^"<&]*"|'[^'<&]*'))*\s*\/?$/
const addresses = /\s(?:[\w.-]*:)?r=["']([^"']*)["']/g

/**
 * Looks for rows and cells in a part of a workbook as its text goes by. A single value far from the table would
 * make the reader fill up the memory, with rows up to it or with cells beside it; so would an address in a
 * notation that only the reader understands, and that is refused as broken.
 */
class TagWatch {
  private rest = ''
  private gap = 0
  private row = 0
  private rows = 0
  private formats = 0
  /** As far as values go; empty cells with a format may lie anywhere. */
  private lastRow = 0
  private lastColumn = 0

  /** @throws Error when the text is not understood, Problem when there is too much of it */
  take(piece: Buffer): void {
    // The tags are ASCII, and bytes of other letters never are.
    const text = this.rest + piece.toString('latin1')
    for (const [, name, inner = '', end] of text.matchAll(tags)) {
      if (end === '<') throw new Error('a tag in a tag')
      if (name === 'c') this.takeCell(inner)
      else if (name === 'row') this.takeRow(inner)
      else if (++this.formats > formatsMax) throw new Error('more formats than there can be')
    }
    const open = text.lastIndexOf('<')
    this.rest = open > text.lastIndexOf('>') ? text.slice(open) : ''
    this.gap = open < 0 ? this.gap + text.length : text.length - open
    if (this.gap > gapMax) throw new Error('a text without an end')
  }

  private takeRow(inner: string): void {
    const address = addressIn(inner)
    this.row = address === undefined ? 0 : rowOf(address)
    if (++this.rows > rowTagsMax) throw tooLarge()
  }

  private takeCell(inner: string): void {
    const address = addressIn(inner) ?? ''
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d+)$/.exec(address) ?? []
    const row = rowOf(digits)
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    if (column > columnsMax) throw new Error('no such column')
    if (inner.endsWith('/')) return
    this.lastRow = Math.max(this.lastRow, this.row, row)
    this.lastColumn = Math.max(this.lastColumn, column)
    if (this.lastRow * this.lastColumn > cellsMax)
      throw Problem.field('file', 'exchange.import.workbookTooWide', { cell: address })
  }
}

/** What the attribute `r` says, which the reader takes with any prefix. */
function addressIn(inner: string): string | undefined {
  if (!attributes.test(inner)) throw new Error('a broken tag')
  const [address, another] = [...inner.matchAll(addresses)].map(([, value = '']) => value)
  if (another !== undefined) throw new Error('two addresses')
  return address
}

function rowOf(digits: string): number {
  const row = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
  if (row < 1 || row > rowsMax) throw new Error('no such row')
  return row
}
