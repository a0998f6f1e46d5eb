import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Problem } from '@/lib/platform/api/problem'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import type { SheetRow } from './sheet-row'
import { streamFirstSheetRows } from './workbook'

/**
 * Reports that the rest of a file is unreadable: its first unreadable line, and the reason as a message key.
 */
export type SheetFault = { line: number; fault: ErrorKey }

/** The longest record of a CSV file by default: a longer one probably lacks its closing quote. */
const recordBytesMaxByDefault = 64 * 1024

/**
 * Yields the rows of a CSV or XLSX file, without empty ones. CSV is read as a stream; its delimiter is the
 * comma or the semicolon, whichever the first line has more of. Of a workbook the first sheet is read, with
 * the stored values of its formulas: nothing is ever calculated.
 * @throws Problem bad_input for a file that is neither UTF-8 CSV nor XLSX, for an empty CSV file, and for a
 * workbook that is too large or too wide
 */
export async function* streamSheetRows(
  path: string,
  recordBytesMax = recordBytesMaxByDefault,
): AsyncGenerator<SheetRow | SheetFault> {
  if (await isZipFile(path)) yield* streamFirstSheetRows(path)
  else yield* streamCsvRows(path, recordBytesMax)
}

async function isZipFile(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32LE() === 0x04034b50
  } finally {
    await file.close()
  }
}

class NotUtf8 extends Error {
  constructor(readonly line: number) {
    super('not UTF-8')
  }
}

/** Decodes a UTF-8 file part by part, without its byte order mark. @throws NotUtf8 for other bytes, or NUL */
async function* decodeText(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const decode = (bytes: Buffer, stream: boolean): string => {
    try {
      return decoder.decode(bytes, { stream })
    } catch {
      throw new NotUtf8(line + countNewlinesBeforeInvalidByte(bytes))
    }
  }
  for await (const chunk of source) {
    const text = decode(chunk, true)
    if (text.includes('\u0000'))
      throw new NotUtf8(line + countOccurrences(text.slice(0, text.indexOf('\u0000')), '\n'))
    line += countOccurrences(text, '\n')
    yield text
  }
  yield decode(Buffer.alloc(0), false)
}

function countNewlinesBeforeInvalidByte(bytes: Buffer): number {
  // `toString` turns invalid bytes into the replacement character U+FFFD, which shows where they are.
  const text = bytes.toString('utf8')
  return countOccurrences(text.slice(0, Math.max(0, text.indexOf('\ufffd', 1))), '\n')
}

function countOccurrences(text: string, sign: string): number {
  return text.split(sign).length - 1
}

const countLineBreaks = (cell: string): number => cell.match(/[\r\n]/g)?.length ?? 0

async function* streamCsvRows(path: string, recordBytesMax: number): AsyncGenerator<SheetRow | SheetFault> {
  let line = 0
  let breaks = 0
  let fault: ErrorKey | undefined
  const source = createReadStream(path)
  const parts = decodeText(source as AsyncIterable<Buffer>)
  try {
    const first = await parts.next()
    if (first.done || first.value.trim() === '') throw Problem.ofField('file', 'exchange.import.empty')
    const header = first.value.split(/\r?\n/, 1)[0] ?? ''
    const delimiter = countOccurrences(header, ';') > countOccurrences(header, ',') ? ';' : ','
    const text = Readable.from(
      (async function* () {
        yield first.value
        yield* parts
      })(),
    )
    const parser = parse({
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // An error that the parser throws would discard the rows before it.
      skip_records_with_error: true,
      max_record_size: recordBytesMax,
    })
    parser.on('skip', (error: CsvError) => {
      fault ??= faultOf(error)
      text.unpipe(parser)
      parser.end()
    })
    text.on('error', (error) => parser.destroy(error))
    text.pipe(parser)
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      // The parser counts each line break, and a spreadsheet shows a cell with several lines in one row.
      for (const cell of record) breaks += countLineBreaks(cell)
      line = info.lines - breaks
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record }
    }
    if (fault) yield { line: line + 1, fault }
  } catch (error) {
    if (error instanceof NotUtf8)
      throw Problem.ofField('file', 'exchange.import.encoding', { line: error.line })
    if (!(error instanceof CsvError)) throw error
    yield { line: line + 1, fault: faultOf(error) }
  } finally {
    // Closes the file, which nothing else does when its rest is not read.
    source.destroy()
  }
}

function faultOf({ code }: CsvError): ErrorKey {
  const isQuote = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
  return `exchange.import.reasons.${isQuote ? 'quote' : 'unreadable'}`
}
