import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { notices, trades } from '@/db/schema/exchange'
import { TagListener } from './tag-listener'

const heading = 'trade_datetime,seller_name,product_name,min_price,price_currency,mass,trade_num'
const noticeHeading = 'order_num,sell_datetime,seller_name,type,quantity,lot_size,currency'

type Outcome = { code: number; out: string; err: string }

/** Runs `npm run import:exchange` without its check that packages are installed. */
function run(...args: string[]): Promise<Outcome> {
  const script = ['--import', 'tsx', 'scripts/import-exchange.ts', 'import-exchange', ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, script, { env: process.env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

describe('the command that imports exchange files', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'strata-import-test-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const write = async (name: string, ...lines: string[]) => {
    const path = join(folder, name)
    await writeFile(path, lines.join('\n'))
    return path
  }
  const tradesOf = (seller: string) => db().select().from(trades).where(eq(trades.seller_name, seller))

  it('checks, then writes, and changes nothing the second time', async () => {
    const seller = `Туршилт ${randomUUID()} ХХК`
    const file = await write(
      'trades.csv',
      heading,
      `2025-03-04 10:30,${seller},Коксжих нүүрс,98.40,USD,12800,`,
      `2025-03-05,${seller},Зэсийн баяжмал,1500,USD,,7`,
    )
    const dryRun = await run(file, '--kind', 'trade', '--dry-run')
    expect(dryRun, dryRun.err).toMatchObject({ code: 0 })
    expect(dryRun.out).toContain('trade, dry run, nothing was written')
    expect(dryRun.out).toContain('2 rows: 2 inserted, 0 updated, 0 unchanged, 0 bad')
    expect(await tradesOf(seller)).toEqual([])

    const listener = await TagListener.start()
    const first = await run(file)
    expect(first, first.err).toMatchObject({ code: 0 })
    expect(first.out).toContain('2 rows: 2 inserted, 0 updated, 0 unchanged, 0 bad')
    await expect.poll(() => listener.payloads).toEqual(['["exchange"]'])
    await listener.stop()
    const tradeRows = await tradesOf(seller)
    expect(tradeRows).toHaveLength(2)

    const second = await run(file)
    expect(second, second.err).toMatchObject({ code: 0 })
    expect(second.out).toContain('2 rows: 0 inserted, 0 updated, 2 unchanged, 0 bad')
    expect(await tradesOf(seller)).toEqual(tradeRows)
  }, 60_000)

  it('imports the files of a folder, reports bad rows, and exits with 2', async () => {
    const [seller, order] = [`Туршилт ${randomUUID()} ХХК`, randomUUID()]
    await mkdir(join(folder, 'both'))
    await write('both/a.csv', heading, `2025-02-30,${seller},Нүүрс,1,USD,1,`)
    await write('both/b.csv', noticeHeading, `${order},2026-01-15 11:00,${seller},Зэсийн баяжмал,12,500,USD`)
    await write('both/notes.txt', 'no sheet')
    const { code, out, err } = await run(join(folder, 'both'))
    expect(code, err).toBe(2)
    expect(out).toContain('a.csv: trade\n  1 rows: 0 inserted, 0 updated, 0 unchanged, 1 bad')
    expect(out).toContain('line 2, trade_datetime: There is no such date.')
    expect(out).toContain('b.csv: notice\n  1 rows: 1 inserted, 0 updated, 0 unchanged, 0 bad')
    expect(await db().$count(notices, eq(notices.order_num, order))).toBe(1)
  }, 30_000)

  it('names a file that it cannot read, and imports the others', async () => {
    const order = randomUUID()
    await mkdir(join(folder, 'mixed'))
    await write('mixed/a.csv', 'a,b,c', '1,2,3')
    await write('mixed/b.csv', noticeHeading, `${order},2026-01-15 11:00,Худалдагч,Зэсийн баяжмал,12,500,USD`)
    const { code, err } = await run(join(folder, 'mixed'))
    expect(code).toBe(1)
    expect(err).toMatch(/^Strata: a\.csv: .* lacks these columns: trade_datetime/m)
    expect(await db().$count(notices, eq(notices.order_num, order))).toBe(1)
  }, 30_000)

  it('exits with 1 and one sentence when there is nothing to read', async () => {
    const outcome = await run(join(folder, 'missing.csv'))
    expect(outcome).toMatchObject({ code: 1, out: '' })
    expect(outcome.err).toMatch(/^Strata: there is no file or folder .+missing\.csv$/m)
    const other = await run(await write('other.csv', 'a,b,c', '1,2,3'))
    expect(other.code).toBe(1)
    expect(other.err).toContain('lacks these columns: trade_datetime')
    const unknown = await run(folder, '--kind', 'news')
    expect(unknown).toMatchObject({ code: 1 })
    expect(unknown.err).toContain('npm run import:exchange -- <file, folder or address>')
  }, 60_000)
})
