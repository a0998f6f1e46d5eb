import { Problem } from '@/lib/api/problem'
import { pools, TaskLimit } from '@/lib/pool/pool'
import { type BadRow, type GoodRow, openImport } from './import'
import type { ExchangeKind } from './schema'

/** So many of the bad rows of a file are told, the first ones; the others are counted. */
export const badRowsMax = 200
const goodRowsMax = 2_000
/** A portion goes out after so many rows even when hardly one of them is good. */
const rowsMax = 50_000

/** Rows of a file as they go to the database: the good ones as one JSON text, of the bad ones the first. */
export type Portion = { read: number; good: number; json: string; bad: number; badRows: BadRow[] }

/** Gathers rows, and forgets the bad ones that nobody is told of. */
export async function* portionsOf(rows: AsyncIterable<GoodRow | BadRow>): AsyncGenerator<Portion> {
  let told = 0
  let good: object[] = []
  let badRows: BadRow[] = []
  let bad = 0
  const portion = (): Portion => {
    const gathered = { read: good.length + bad, good: good.length, json: JSON.stringify(good), bad, badRows }
    good = []
    badRows = []
    bad = 0
    return gathered
  }
  for await (const row of rows) {
    if ('key' in row) {
      bad++
      if (told++ < badRowsMax) badRows.push(row)
    } else good.push({ line: row.line, ...row.values })
    if (good.length >= goodRowsMax || good.length + bad >= rowsMax) yield portion()
  }
  if (good.length + bad > 0) yield portion()
}

export type ImportFile = { path: string; kind: ExchangeKind | undefined }

/** What a thread does with a file: tells its kind, then gives its portions. */
export async function* importPortions({ path, kind }: ImportFile): AsyncGenerator<Portion | ExchangeKind> {
  const opened = await openImport(path, kind)
  try {
    yield opened.kind
    yield* portionsOf(opened.rows)
  } finally {
    await opened.close()
  }
}

/** An opened file that a thread reads. Who does not take its portions to their end closes it. */
export type ReadImport = { kind: ExchangeKind; portions: AsyncGenerator<Portion>; close: () => Promise<void> }

/**
 * Opens a file of trades or notices as `openImport` does, in a thread: a file of a million broken rows holds up
 * nobody.
 * @param signal ends the reading when nobody waits for it any more
 * @throws Problem bad_input, too_large, busy
 */
export async function readImport(file: ImportFile, signal?: AbortSignal): Promise<ReadImport> {
  const parts = pools.sheets.stream('importPortions', file, signal)
  const close = async () => void (await parts.return())
  const next = async () => {
    try {
      return await parts.next()
    } catch (error) {
      if (!(error instanceof TaskLimit)) throw error
      throw Problem.field('file', 'exchange.import.tooHeavy', {}, 'too_large')
    }
  }
  const { value: kind } = await next()
  if (typeof kind !== 'string') throw new Error('a file has told no kind')
  async function* portions(): AsyncGenerator<Portion> {
    for (;;) {
      const { value, done } = await next()
      if (done) return
      if (typeof value === 'object') yield value
    }
  }
  return { kind, portions: portions(), close }
}
