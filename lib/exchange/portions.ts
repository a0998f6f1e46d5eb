import { tooHeavyProblem } from '@/lib/platform/files/import-file'
import type { Portion } from '@/lib/platform/files/sheet-portions'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import type { ImportFile } from './import'
import type { ExchangeKind } from './schema'

/** A file that a worker thread reads. A caller that does not read all portions must call `close`. */
export type ReadImport = { kind: ExchangeKind; portions: AsyncGenerator<Portion>; close: () => Promise<void> }

/**
 * Opens a file of trades or of auction notices as `openImport` does, but in a worker thread: a file of a
 * million rows would block other requests.
 * @param signal ends the reading when the client has disconnected
 * @throws Problem bad_input as `openImport`; too_large when the thread reaches its limits; busy when too many
 * tasks wait for a thread
 */
export async function openImportInThread(file: ImportFile, signal?: AbortSignal): Promise<ReadImport> {
  const parts = pools.sheets.stream('readKindAndPortions', file, signal)
  const close = async () => void (await parts.return())
  const readNextPart = async () => {
    try {
      return await parts.next()
    } catch (error) {
      if (!(error instanceof TaskLimit)) throw error
      throw tooHeavyProblem()
    }
  }
  const { value: kind } = await readNextPart()
  if (typeof kind !== 'string') throw new Error('a file has told no kind')
  async function* portions(): AsyncGenerator<Portion> {
    for (;;) {
      const { value, done } = await readNextPart()
      if (done) return
      if (typeof value === 'object') yield value
    }
  }
  return { kind, portions: portions(), close }
}
