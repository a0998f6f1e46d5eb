import { sql } from 'drizzle-orm'
import { db, pool } from '@/db/client'
import { addDays } from '@/lib/exchange/days'
import { get, median, p95, type Row, runAll, seededRandom } from './measure'

const rowCount = 1_000_000
const firstDay = '2016-01-01'
const days = 3_600

/** A million trades over ten years, written by the database itself. */
async function insertTrades(): Promise<void> {
  await db().execute(sql`
    insert into trades (trade_datetime, seller_name, product_name, trade_num, min_price, price_currency, mass)
    select ${firstDay}::date + (n % ${sql.raw(String(days))}) * interval '1 day' + (n % 36000) * interval '1 second',
      'Худалдагч ' || n % 300, 'Бүтээгдэхүүн ' || n % 40, n::text, 10 + n % 900, 'USD', 100 + n % 5000
    from generate_series(1, ${sql.raw(String(rowCount))}) n`)
  await db().execute(sql`vacuum analyze trades`)
}

const from = `(($1::date)::timestamp at time zone 'Asia/Ulaanbaatar')`
const until = `(($2::date + 1)::timestamp at time zone 'Asia/Ulaanbaatar')`
const where = `where trade_datetime >= ${from} and trade_datetime < ${until}`
const countSql = `select count(*) from trades ${where}`
const pageSql = `select * from trades ${where} order by trade_datetime desc, id desc limit 10 offset $3`

/** So many ranges from a week to the longest, as many of each order of length, and pages of each. */
function rangesOf(count: number, random: () => number, daysMax: number) {
  return Array.from({ length: count }, () => {
    const length = Math.round(7 * (daysMax / 7) ** random())
    const start = addDays(firstDay, Math.floor(random() * (days - length)))
    return { start, end: addDays(start, length - 1), page: 1 + Math.floor(random() * 20) }
  })
}

/** GET /client/get/trade with distinct ranges, against the same SQL alone. */
export async function tradeList(url: string): Promise<Row[]> {
  await insertTrades()
  return [
    await measureRanges(url, 'distinct ranges of a week to ten years', days - 1, true),
    await measureRanges(url, 'distinct ranges of a week to a quarter', 90, false),
  ]
}

async function measureRanges(url: string, name: string, daysMax: number, isTarget: boolean): Promise<Row> {
  const ranges = rangesOf(1_000, seededRandom(daysMax), daysMax)
  const sqlRead =
    ({ start, end, page }: (typeof ranges)[number]) =>
    async () => {
      await pool().query(countSql, [start, end])
      await pool().query(pageSql, [start, end, (page - 1) * 10])
    }
  const call =
    ({ start, end, page }: (typeof ranges)[number]) =>
    async () => {
      const query = `startDate=${start}&endDate=${end}&page=${page}&limit=10`
      const { status } = await get(`${url}/client/get/trade?${query}`)
      if (status !== 200) throw new Error(`the table answered ${status}`)
    }
  await runAll(ranges.slice(0, 100).map(sqlRead), 4)
  await runAll(ranges.slice(100, 200).map(call), 4)
  const sqlTimes: number[] = []
  const callTimes: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    sqlTimes.push(...(await runAll(ranges.slice(200 + turn * 100, 300 + turn * 100).map(sqlRead), 4)))
    callTimes.push(...(await runAll(ranges.slice(600 + turn * 100, 700 + turn * 100).map(call), 4)))
  }
  const ratio = p95(callTimes) / p95(sqlTimes)
  return {
    figure: `GET /client/get/trade, 1,000,000 rows, ${name}, cold, 4 at once, p95`,
    ours: `${p95(callTimes).toFixed(1)} ms (middle ${median(callTimes).toFixed(1)} ms)`,
    against: `the same SQL ${p95(sqlTimes).toFixed(1)} ms (middle ${median(sqlTimes).toFixed(1)} ms)`,
    ratio,
    target: isTarget ? 'at most 2' : 'for comparison: Next itself takes about 3 ms a call',
    isMet: !isTarget || ratio <= 2,
  }
}
