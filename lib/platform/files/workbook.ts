import { stat } from 'node:fs/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Problem } from '@/lib/platform/api/problem'
import type { SheetRow } from './sheet-row'
import {
  dateFormatHandlers,
  createPartReader,
  relationHandlers,
  sharedStringHandlers,
  workbookInfoHandlers,
} from './workbook-parts'
import { createRowReader } from './workbook-rows'

const MB = 1024 * 1024
const workbookBytesMax = 20 * MB
/**
 * The largest size that the ZIP directory may declare for all unpacked parts together. A part that unpacks to
 * more than its declared size is refused.
 */
const unpackedBytesMax = 150 * MB
const partsMax = 2_000

/**
 * Streams the rows of the first sheet of a workbook, without empty ones, with the stored values of its
 * formulas. Meanwhile it keeps in memory the texts that several cells can share.
 * @throws Problem bad_input for a file that is too large, is no workbook or has too wide a header row
 */
export async function* streamFirstSheetRows(path: string): AsyncGenerator<SheetRow> {
  if ((await stat(path)).size > workbookBytesMax) throw tooLargeProblem()
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false })
    yield* readFirstSheetRows(new Workbook(zip, await readZipEntries(zip)))
  } catch (error) {
    if (error instanceof Problem) throw error
    throw Problem.ofField('file', 'exchange.import.brokenWorkbook')
  } finally {
    zip?.close()
  }
}

const tooLargeProblem = () =>
  Problem.ofField('file', 'exchange.import.workbookTooLarge', { megabytes: workbookBytesMax / MB })

async function readZipEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  let unpackedBytes = 0
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, entry)
    unpackedBytes += entry.uncompressedSize
    if (unpackedBytes > unpackedBytesMax || parts.size > partsMax) throw tooLargeProblem()
  }
  return parts
}

class Workbook {
  constructor(
    private readonly zip: ZipFile,
    private readonly parts: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws Error when the workbook has no part of that name */
  async *streamPartBytes(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.parts.get(name)
    if (!entry) throw new Error('a part is not there')
    yield* (await this.zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
  }

  /** Passes a whole part to the handlers, and nothing if the workbook has no part of this kind. */
  async readPart<H extends Parameters<typeof createPartReader>[0]>(
    name: string | undefined,
    handlers: H,
  ): Promise<H> {
    if (name === undefined) return handlers
    const read = createPartReader(handlers)
    for await (const bytes of this.streamPartBytes(name)) read(bytes)
    read()
    return handlers
  }
}

async function* readFirstSheetRows(workbook: Workbook): AsyncGenerator<SheetRow> {
  const { info } = await workbook.readPart('xl/workbook.xml', workbookInfoHandlers())
  const { targets } = await workbook.readPart('xl/_rels/workbook.xml.rels', relationHandlers())
  const { areMoments } = await workbook.readPart(targets.get('styles'), dateFormatHandlers())
  const { texts } = await workbook.readPart(targets.get('sharedStrings'), sharedStringHandlers())
  const read = createRowReader({ texts, areMoments, isFrom1904: info.isFrom1904 })
  for await (const bytes of workbook.streamPartBytes(targets.get(info.sheetId) ?? '')) yield* read(bytes)
  yield* read()
}
