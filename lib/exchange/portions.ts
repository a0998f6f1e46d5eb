import { Problem } from '@/lib/api/problem'
import { type Portion, portionsOf } from '@/lib/files/sheet-portions'
import { pools, TaskLimit } from '@/lib/pool/pool'
import { openImport } from './import'
import type { ExchangeKind } from './schema'

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
