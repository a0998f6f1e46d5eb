import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { createInterface } from 'node:readline'
import { messageText } from '@/lib/platform/i18n/messages'
import { streamSheetRows } from '@/lib/platform/files/sheet-rows'
import { describeProblem } from './describe'
import { OldSiteProblem } from './problem'

const lineExtensions = ['.jsonl', '.csv', '.xlsx']
const lineLettersMax = 20 * 1024 * 1024

/** The name of the file of a kind: `page-texts` for `page texts`. */
export const lineFileName = (kind: string): string => kind.replaceAll(' ', '-')

/**
 * The records of an old site that has no calls, in a folder: a file of JSON lines, a CSV file or a workbook for
 * each kind, such as `news.jsonl`, `people.csv` and `page-texts.xlsx`.
 */
export class LineFolder {
  private constructor(private readonly paths: ReadonlyMap<string, string>) {}

  /**
   * @param kinds the names of the kinds that may have a file
   * @throws Error for a file of lines that is of no kind, for two files of one kind, and for a folder without any
   */
  static async open(folder: string, kinds: readonly string[]): Promise<LineFolder> {
    const paths = new Map<string, string>()
    const fileNames = kinds.map(lineFileName)
    for (const file of (await readdir(folder)).sort()) {
      const { name, ext } = parse(file)
      if (!lineExtensions.includes(ext)) continue
      if (!fileNames.includes(name))
        throw new Error(`${join(folder, file)}: there is no kind of this name, only ${fileNames.join(', ')}`)
      if (paths.has(name)) throw new Error(`${folder} has two files of ${name}`)
      paths.set(name, join(folder, file))
    }
    if (paths.size === 0)
      throw new Error(`${folder} has no file of records, such as ${fileNames[0] ?? ''}.jsonl`)
    return new LineFolder(paths)
  }

  has(kind: string): boolean {
    return this.paths.has(lineFileName(kind))
  }

  /** Returns about how many records a kind has; null for a table, which would have to be read whole. */
  async countRecords(kind: string): Promise<number | null> {
    const path = this.paths.get(lineFileName(kind))
    if (!path?.endsWith('.jsonl')) return null
    let count = 0
    for await (const part of createReadStream(path, 'latin1')) count += String(part).split('\n').length - 1
    return count
  }

  /**
   * Yields the records of a kind as objects with texts, numbers and whatever JSON has.
   * @param onProblem is told of each line that cannot be read
   * @throws OldSiteProblem for a file that cannot be read at all
   */
  async *read(kind: string, onProblem: (problem: string) => void): AsyncGenerator<Record<string, unknown>> {
    const path = this.paths.get(lineFileName(kind))
    if (path === undefined) return
    try {
      yield* path.endsWith('.jsonl') ? readJsonLines(path, onProblem) : readSheetLines(path, onProblem)
    } catch (error) {
      throw new OldSiteProblem(`${parse(path).base}: ${describeProblem(error)}`)
    }
  }
}

async function* readJsonLines(
  path: string,
  onProblem: (problem: string) => void,
): AsyncGenerator<Record<string, unknown>> {
  const source = createReadStream(path, 'utf8')
  let number = 0
  try {
    for await (const line of createInterface({ input: source, crlfDelay: Infinity })) {
      number++
      const text = line.replace(/^\uFEFF/, '').trim()
      if (text === '') continue
      const record = text.length > lineLettersMax ? null : parseObject(text)
      if (record) yield record
      else onProblem(`${parse(path).base}, line ${number}: no object of JSON`)
    }
  } finally {
    source.destroy()
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown> | null)
      : null
  } catch {
    return null
  }
}

/** Reads the rows under a heading, whose cells name the fields. */
async function* readSheetLines(
  path: string,
  onProblem: (problem: string) => void,
): AsyncGenerator<Record<string, unknown>> {
  let heading: string[] | undefined
  for await (const row of streamSheetRows(path, lineLettersMax)) {
    if ('fault' in row) {
      onProblem(`${parse(path).base}, line ${row.line}: ${messageText('en', row.fault)}`)
      continue
    }
    if (heading === undefined) heading = row.cells.map((cell) => String(cell ?? '').trim())
    else yield Object.fromEntries(heading.map((name, at) => [name, valueOf(row.cells[at] ?? '')]))
  }
}

/** A date of a workbook has no zone: it is written as the other texts are, and read as one of Ulaanbaatar. */
const valueOf = (cell: unknown): unknown =>
  cell instanceof Date
    ? cell
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, '')
    : cell
