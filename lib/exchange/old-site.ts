import { rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { csvLine, csvStart } from '@/lib/platform/files/csv'
import { portionsOf } from '@/lib/platform/files/sheet-portions'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import { oldText } from '@/lib/platform/old-site/fields'
import type { OldBatch } from '@/lib/platform/old-site/kind'
import { exchangeColumns } from './columns'
import { openImport } from './import'
import { importExchange } from './mutations'
import type { ExchangeKind } from './schema'

/** Brings trades or auctions over as a file of the exchange, with the rules and the keys of such a file. */
const oldSheet = (name: string, kind: ExchangeKind, path: string): OldBatch => ({
  name,
  async importAll(site, isDryRun) {
    const columns = exchangeColumns[kind].map((column) => column.name)
    const records: Record<string, unknown>[] = []
    for await (const record of site.list(path, kind)) records.push(record as Record<string, unknown>)
    // The lists begin with the newest, and rows of one time are in the order of their numbers.
    records.reverse()
    const lines = records.map((row) => csvLine(columns.map((column) => oldText.catch('').parse(row[column]))))
    const file = join(await ensureTemporaryFolder(), `old-${randomUUID()}.csv`)
    try {
      await writeFile(file, csvStart + csvLine(columns) + lines.join(''))
      if (records.length === 0) return { inserted: 0, updated: 0, unchanged: 0, bad: 0, badRows: [] }
      const { rows, close } = await openImport(file, kind)
      const result = await importExchange(kind, portionsOf(rows), { dryRun: isDryRun }).finally(close)
      // The first row is the heading.
      return {
        ...result,
        badRows: result.badRows.map((row) => ({
          ...row,
          key: String(records[row.line - 2]?.id ?? ''),
          why: row.key,
        })),
      }
    } finally {
      await rm(file, { force: true })
    }
  },
})

export const oldTrades = oldSheet(
  ...(['trades', 'trade', '/client/get/trade?startDate=2000-01-01&endDate=2099-12-31&limit=30'] as const),
)
export const oldNotices = oldSheet('notices', 'notice', '/client/get/notice?limit=50')
