import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { exchangeNames, notices, trades } from '@/db/schema/exchange'
import { anyAuction, type ScheduleQuery } from '@/lib/exchange/address'
import { tradesCsv } from '@/lib/exchange/open-data'
import { listPriceLines } from '@/lib/exchange/queries'
import { listAuctionChoices, listSchedule } from '@/lib/exchange/schedule'
import { makeNotice, makeTrade } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'
import { isDrillInTurn } from '../whole-suite'

type Rows = Record<string, unknown>[]
type Outcome = {
  rows: number
  inserted: number
  updated: number
  unchanged: number
  bad: number
  badRows: { line: number; field: string; message: string }[]
}

const heading = 'trade_datetime,seller_name,product_name,min_price,price_currency,mass,trade_num'
const noticeHeading = 'order_num;sell_datetime;seller_name;type;quantity;lot_size;currency;other'
/** A unique seller, so that other tests' rows do not interfere. */
const someSeller = () => `Туршилт ${randomUUID()} ХХК`

async function send(
  file: string | Buffer,
  { kind = 'trade', dryRun = false, as = 2 }: { kind?: string; dryRun?: boolean; as?: 1 | 2 | 3 } = {},
) {
  const answer = await ask('POST /admin/insert/exchange', {
    as: await someone(as),
    form: formOf({ kind, dryRun, file: blobOf(Buffer.from(file)) }, 'бирж.csv'),
  })
  return { ...answer, outcome: answer.body as unknown as Outcome }
}

const countOf = async (seller: string) =>
  db().$count(trades, sql`${trades.seller_name} = ${seller}`) as Promise<number>

describe('GET /client/get/trade', () => {
  it('answers the trades of whole days in Ulaanbaatar, newest first, in pages', async () => {
    const seller = someSeller()
    for (const at of [
      '1999-03-04T15:59:59Z',
      '1999-03-04T16:00:00Z',
      '1999-03-05T15:59:59Z',
      '1999-03-05T16:00:00Z',
    ])
      await makeTrade({ seller_name: seller, trade_datetime: new Date(at) })
    const range = 'startDate=1999-03-05&endDate=1999-03-05'
    const { status, body } = await ask(`GET /client/get/trade?${range}&page=1&limit=10`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 2, totalPages: 1 })
    expect((body.trade as Rows).map(({ trade_datetime }) => trade_datetime)).toEqual([
      '1999-03-05T15:59:59.000Z',
      '1999-03-04T16:00:00.000Z',
    ])
    expect((body.trade as Rows)[0]).toMatchObject({
      seller_name: seller,
      min_price: 98.4,
      price_currency: 'USD',
    })
    const past = await ask(`GET /client/get/trade?${range}&page=9&limit=10`)
    expect(past.body).toMatchObject({ trade: [], total: 2, totalPages: 1 })
  })

  it('answers the last seven days by default', async () => {
    const seller = someSeller()
    const now = Date.now()
    await makeTrade({ seller_name: seller, trade_datetime: new Date(now) })
    await makeTrade({ seller_name: seller, trade_datetime: new Date(now - 9 * 86_400_000) })
    const { body } = await ask('GET /client/get/trade?limit=30')
    expect((body.trade as Rows).filter(({ seller_name }) => seller_name === seller)).toHaveLength(1)
  })

  it.each([
    ['startDate=2025-02-30&endDate=2025-03-01', /Ийм өдөр байхгүй/],
    ['startDate=2025-13-01&endDate=2025-12-01', /Ийм өдөр байхгүй/],
    ['startDate=yesterday', /Ийм өдөр байхгүй/],
    ['startDate=2025-03-02&endDate=2025-03-01', /Эхлэх өдөр дуусах өдрөөс хойш/],
    ['limit=31', /Хуудсанд харуулах тоо/],
    ['limit=0', /Хуудсанд харуулах тоо/],
    ['page=0', /Хуудасны дугаар/],
    ['page=1.5', /Хуудасны дугаар/],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await ask(`GET /client/get/trade?${query}`)
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
  })

  it('answers in English to readers of English', async () => {
    const { body } = await ask('GET /client/get/trade?startDate=2025-02-30', {
      headers: { cookie: 'lang=en' },
    })
    expect(body.message).toBe('There is no such day. Write it as 2026-11-20.')
  })
})

describe('GET /client/get/notice and the contact bar', () => {
  it('answers auctions in pages of 12 by default, and of 50 at most', async () => {
    const notice = await makeNotice({ sell_datetime: new Date('2099-01-02T03:00:00Z') })
    const { body } = await ask('GET /client/get/notice?page=1&limit=12')
    expect((body.notice as Rows).map(({ id }) => id)).toContain(notice.id)
    expect((await ask('GET /client/get/notice?limit=1')).body.notice).toHaveLength(1)
    expect((await ask('GET /client/get/notice?limit=&page=')).body).toEqual(body)
    expect((await ask('GET /client/get/notice?limit=51')).status).toBe(400)
  })

  it('answers recent rows with the fields of the specification', async () => {
    await makeTrade({
      trade_datetime: new Date('2099-05-06T02:30:00Z'),
      product_category: 'Нүүрс',
      mass: 12_800,
    })
    await makeNotice({ sell_datetime: new Date('2099-05-06T17:30:00Z'), quantity: 12, lot_size: 500 })
    const [trade] = (await ask('GET /client/get/recent-trade')).body.trade as Rows
    expect(Object.keys(trade ?? {}).sort()).toEqual(
      ['id', 'mass', 'own_url', 'product_category', 'seller_name', 'trade_date', 'trade_time', 'url'].sort(),
    )
    expect(trade).toMatchObject({ trade_date: '2099-05-06', trade_time: '10:30', mass: 12_800 })
    const [notice] = (await ask('GET /client/get/recent-notice')).body.notice as Rows
    // Half past five in the afternoon in London is after midnight in Ulaanbaatar.
    expect(notice).toMatchObject({ sell_date: '2099-05-07', quantity: 12, lot_size: 500 })
  })
})

describe('GET /admin/get/trade and /admin/get/notice', () => {
  it('filter by days only when both are given', async () => {
    const as = await someone(3)
    await makeTrade({ trade_datetime: new Date('1998-07-01T04:00:00Z') })
    await makeNotice({ sell_datetime: new Date('1998-07-01T04:00:00Z') })
    for (const path of ['trade', 'notice']) {
      const both = await ask(`GET /admin/get/${path}?startDate=1998-07-01&endDate=1998-07-01&limit=50`, {
        as,
      })
      expect(both.body).toMatchObject({ total: 1, totalPages: 1 })
      const one = await ask(`GET /admin/get/${path}?startDate=2098-07-01`, { as })
      expect(one.body.total).toBeGreaterThan(0)
      expect((await ask(`GET /admin/get/${path}?limit=10`, { as })).status).toBe(200)
      expect((await ask(`GET /admin/get/${path}?limit=101`, { as })).status).toBe(400)
      expect(
        (await ask(`GET /admin/get/${path}?startDate=1998-02-29&endDate=1998-07-01`, { as })).status,
      ).toBe(400)
    }
  })

  it('find by words and sort by a column, and refuse an unknown column', async () => {
    const as = await someone(3)
    const seller = someSeller()
    for (const min_price of [20, 30, 10])
      await makeTrade({ seller_name: seller, min_price, trade_num: `${min_price}` })
    for (const quantity of [2, 3, 1]) await makeNotice({ seller_name: seller, quantity })
    for (const [path, sort] of [
      ['trade', 'min_price'],
      ['notice', 'quantity'],
    ] as const) {
      const readColumn = async (query: string) => {
        const { body } = await ask(
          `GET /admin/get/${path}?term=${encodeURIComponent(seller.toUpperCase())}${query}`,
          { as },
        )
        return (body.result as Rows).map((row) => row[sort])
      }
      const [low, middle, high] = path === 'trade' ? [10, 20, 30] : [1, 2, 3]
      expect(await readColumn(`&sort=${sort}`)).toEqual([low, middle, high])
      expect(await readColumn(`&sort=-${sort}`)).toEqual([high, middle, low])
      expect((await ask(`GET /admin/get/${path}?term=${randomUUID()}`, { as })).body).toMatchObject({
        total: 0,
        result: [],
      })
      expect((await ask(`GET /admin/get/${path}?sort=url`, { as })).status).toBe(400)
    }
  })
})

describe('the schedule of auctions', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  /** Creates auctions of a unique seller: three upcoming and three past ones. */
  async function schedule() {
    const seller = someSeller()
    const hours = [30, -1, 5, -50, 6, -2]
    for (const each of hours)
      await makeNotice({
        ...{ seller_name: seller, sell_datetime: inHours(each), order_num: `${each} ${randomUUID()}` },
        type: each > 5 || each === -50 ? `Хүдэр ${seller}` : `Нүүрс ${seller}`,
      })
    const { products, sellers } = await listAuctionChoices()
    const idOf = (rows: { id: number; name: string }[], name: string) =>
      rows.find((row) => row.name === name)?.id ?? 0
    const query: ScheduleQuery = { limit: 12, page: 1, ...anyAuction, seller: idOf(sellers, seller) }
    expect(query.seller).toBeGreaterThan(0)
    return { query, ore: idOf(products, `Хүдэр ${seller}`) }
  }
  const hourOf = ({ order_num }: { order_num: string }) => Number(order_num.split(' ')[0])
  const read = async (query: ScheduleQuery) => {
    const { next, comingNotices: upcoming, past, ...totals } = await listSchedule(query)
    return { next: next && hourOf(next), coming: upcoming.map(hourOf), past: past.map(hourOf), ...totals }
  }

  it('has the next one, the upcoming ones by time, and the past ones, latest first', async () => {
    const { query } = await schedule()
    expect(await read(query)).toEqual({
      ...{ next: 5, coming: [6, 30], past: [-1, -2, -50] },
      ...{ comingTotal: 3, total: 6, totalPages: 1 },
    })
    expect(await read({ ...query, isUpcoming: true })).toEqual({
      ...{ next: 5, coming: [6, 30], past: [], comingTotal: 3, total: 3, totalPages: 1 },
    })
  })

  it('is paged across both, with each auction once', async () => {
    const { query } = await schedule()
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ ...query, limit: 2, page })))
    expect(pages.map(({ next, coming, past }) => [next, coming, past])).toEqual([
      [5, [6], []],
      [null, [30], [-1]],
      [null, [], [-2, -50]],
      [null, [], []],
    ])
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3, 3])
  })

  it('is filtered by product and seller together, and only by existing names', async () => {
    const { query, ore } = await schedule()
    expect(await read({ ...query, product: ore })).toMatchObject({ next: 6, coming: [30], past: [-50] })
    const other = await schedule()
    expect(await read({ ...query, product: other.ore })).toMatchObject({ next: null, past: [], total: 0 })
    // A seller's id is not the id of a product.
    expect(await read({ ...query, product: query.seller })).toMatchObject({ total: 0 })
    expect(await read({ ...query, seller: 2_147_483_647 })).toMatchObject({ total: 0, totalPages: 0 })
  })

  it('has English names of products, sellers and kinds of sale', async () => {
    const seller = someSeller()
    await makeNotice({ seller_name: seller, other: `FCA ${seller}`, sell_datetime: inHours(3) })
    await db().update(exchangeNames).set({ name_en: 'A seller' }).where(eq(exchangeNames.name, seller))
    await db()
      .update(exchangeNames)
      .set({ name_en: 'FCA' })
      .where(eq(exchangeNames.name, `FCA ${seller}`))
    const { sellers } = await listAuctionChoices()
    const ownSeller = sellers.find(({ name }) => name === seller)
    expect(ownSeller?.name_en).toBe('A seller')
    const { next } = await listSchedule({ limit: 12, page: 1, ...anyAuction, seller: ownSeller?.id ?? 0 })
    expect(next).toMatchObject({ seller_name_en: 'A seller', other_en: 'FCA' })
  })
})

describe('the lines of prices', () => {
  it('are drawn for three points or more, with the English name of the product', async () => {
    const [long, short] = ['Гурван өдөр', 'Хоёр өдөр'].map((name) => `${name} ${randomUUID()}`)
    for (const [day, min_price] of [
      ['01', 10],
      ['02', 30],
      ['03', 20],
    ] as const)
      await makeTrade({
        product_name: long,
        trade_datetime: new Date(`1991-03-${day}T03:00:00Z`),
        min_price,
        mass: 6_400,
      })
    for (const day of ['01', '01', '02', '02'])
      await makeTrade({
        product_name: short,
        trade_datetime: new Date(`1991-03-${day}T03:00:00Z`),
        min_price: 10,
      })
    await db()
      .update(exchangeNames)
      .set({ name_en: 'Three days' })
      .where(eq(exchangeNames.name, long ?? ''))
    const lines = await listPriceLines('1991-03-01', '1991-03-04')
    expect(
      lines.map(({ product, product_en, trades, points }) => [product, product_en, trades, points.length]),
    ).toEqual([[long, 'Three days', 3, 3]])
    expect(lines[0]).toMatchObject({ tonnes: 19_200, last_price: 20 })
    expect(new Date(lines[0]?.last_at ?? '').toISOString()).toBe('1991-03-03T03:00:00.000Z')
  })
})

describe('the dictionary of the exchange', () => {
  it('has every name once, whichever way the row was written, and can be narrowed to those without English', async () => {
    const as = await someone(3)
    const seller = someSeller()
    for (const at of [1, 2]) await makeTrade({ seller_name: seller, trade_num: `${at}` })
    await makeNotice({ seller_name: seller })
    await db()
      .update(trades)
      .set({ product_category: `Ангилал ${seller}` })
      .where(eq(trades.seller_name, seller))
    const readNames = async (query: string) => {
      const { body } = await ask(
        `GET /admin/get/exchange-names?term=${encodeURIComponent(seller)}${query}&limit=100`,
        { as },
      )
      return (body.names as Rows).map(({ kind, name, name_en }) => [kind, name, name_en])
    }
    const rows = await db()
      .select()
      .from(exchangeNames)
      .where(sql`name like ${`%${seller}`}`)
    expect(rows.map(({ kind, name }) => [kind, name]).sort()).toEqual([
      ['product', `Ангилал ${seller}`],
      ['seller', seller],
    ])
    const id = rows.find(({ kind }) => kind === 'seller')?.id
    expect(await readNames('&kind=seller&english=missing')).toEqual([['seller', seller, '']])
    const save = await ask('POST /admin/update/exchange-name', { as, json: { id, name_en: 'Namelike LLC' } })
    expect(save.status).toBe(200)
    expect(await readNames('&kind=seller&english=missing')).toEqual([])
    expect(await readNames('&kind=seller&english=given')).toEqual([['seller', seller, 'Namelike LLC']])
    for (const wrong of ['kind=buyer', 'english=maybe', 'sort=id', 'page=0', 'limit=101'])
      expect((await ask(`GET /admin/get/exchange-names?${wrong}`, { as })).status, wrong).toBe(400)
    // The office finds trades and auctions by their English names too.
    for (const path of ['trade', 'notice']) {
      const { body } = await ask(`GET /admin/get/${path}?term=namelike`, { as })
      expect(
        (body.result as Rows).some(({ seller_name }) => seller_name === seller),
        path,
      ).toBe(true)
    }
  })
})

describe('the import', () => {
  it('checks first, then writes, and changes nothing the second time', async () => {
    const seller = someSeller()
    const file = [
      heading,
      `2025-03-04 10:30,${seller},Коксжих нүүрс,98.40,USD,"12,800.0",`,
      `2025.03.05,${seller},"Зэсийн баяжмал, 25%",1500,USD,,7`,
    ].join('\r\n')
    const dry = await send(`\ufeff${file}`, { dryRun: true })
    expect(dry.outcome, JSON.stringify(dry.body)).toEqual({
      ...{ rows: 2, inserted: 2, updated: 0, unchanged: 0, bad: 0, badRows: [] },
    })
    expect(await countOf(seller)).toBe(0)
    expect((await send(file)).outcome).toMatchObject({ inserted: 2, unchanged: 0 })
    const rows = await db()
      .select()
      .from(trades)
      .where(sql`${trades.seller_name} = ${seller}`)
    expect(rows.find(({ trade_num: tradeNum }) => tradeNum === '')).toMatchObject({
      ...{ product_name: 'Коксжих нүүрс', min_price: 98.4, mass: 12_800 },
      trade_datetime: new Date('2025-03-04T02:30:00Z'),
    })
    expect((await send(file)).outcome).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, bad: 0 })
    const changedFile = file.replace('98.40', '99.40')
    expect((await send(changedFile, { dryRun: true })).outcome).toMatchObject({
      inserted: 0,
      updated: 1,
      unchanged: 1,
    })
    expect((await send(changedFile)).outcome).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 })
    expect(await countOf(seller)).toBe(2)
  })

  it('reports each bad row with its line, field and reason, and imports the others', async () => {
    const seller = someSeller()
    const row = (date: string, price: string, rest = 'USD,1,') => `${date},${seller},Нүүрс,${price},${rest}`
    const file = [
      heading,
      row('2025-02-30', '1'),
      row('2025-03-01', 'үнэгүй'),
      row('2025-03-02', '-5'),
      row('2025-03-03', '=1+1'),
      row('2025-03-04', '"12,800"'),
      row('2025-03-05', '1', ',1,'),
      `2025-03-06,"=HYPERLINK(""http://x.example"")",Нүүрс,1,USD,1,`,
      row('2025-03-07', '1'),
      row('2025-03-07', '2'),
      row('2025-03-07', '1'),
      `2025-03-08,${seller},Нүү`,
    ].join('\n')
    const { outcome } = await send(file)
    expect(outcome).toMatchObject({ rows: 11, inserted: 1, unchanged: 1, bad: 9 })
    expect(outcome.badRows.map(({ line, field }) => [line, field])).toEqual([
      [2, 'trade_datetime'],
      [3, 'min_price'],
      [4, 'min_price'],
      [5, 'min_price'],
      [6, 'min_price'],
      [7, 'price_currency'],
      [8, 'seller_name'],
      [10, ''],
      [12, ''],
    ])
    expect(outcome.badRows[0]?.message).toMatch(/Ийм огноо байхгүй/)
    expect(outcome.badRows[3]?.message).toMatch(/Томьёо/)
    expect(outcome.badRows[7]?.message).toBe('9-р мөрийг өөр утгаар давтсан байна.')
    expect(outcome.badRows[8]?.message).toBe('Мөр дутуу байна: 7 баганаас 3 нь байна.')
    expect(await countOf(seller)).toBe(1)
  })

  it('reports a quotation mark that is never closed', async () => {
    const { outcome } = await send(`${heading}\n2025-03-04,${someSeller()},Нүүрс,1,USD,1,\n2025-03-05,"Говь`)
    expect(outcome).toMatchObject({ inserted: 1, bad: 1 })
    expect(outcome.badRows[0]).toMatchObject({
      line: 3,
      message: expect.stringContaining('Хашилт') as string,
    })
  })

  it('lists at most 200 bad rows and counts them all', async () => {
    const bad = Array.from({ length: 350 }, (_, i) => `2025-02-31,Хэн нэгэн,Нүүрс ${i},1,USD,1,`)
    const { outcome } = await send([heading, ...bad].join('\n'))
    expect(outcome.bad).toBe(350)
    expect(outcome.badRows).toHaveLength(200)
  })

  it('counts a hundred thousand broken rows beside the event loop', async () => {
    await send(`${heading}\n`)
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const { outcome } = await send(`${heading}\n${'x\n'.repeat(100_000)}`)
    delay.disable()
    expect(outcome).toMatchObject({ rows: 100_000, bad: 100_000, inserted: 0 })
    expect(outcome.badRows).toHaveLength(200)
    expect(delay.max / 1e6).toBeLessThan(500)
  }, 60_000)

  it('counts rows that repeat a key with other values, and lists the first of them', async () => {
    const seller = someSeller()
    const rows = Array.from({ length: 1_000 }, (_, at) => `2026-01-05,${seller},Нүүрс,${at + 1},USD,1,1`)
    const { outcome } = await send([heading, ...rows].join('\n'))
    expect(outcome).toMatchObject({ rows: 1_000, inserted: 1, bad: 999 })
    expect(outcome.badRows.map(({ line }) => line)).toEqual(Array.from({ length: 200 }, (_, at) => at + 3))
  })

  it('reads notices with semicolons and headings in words', async () => {
    const order = randomUUID()
    const file = [noticeHeading, `${order};2026-01-15 11:00;Тэнгэр Зэс;Зэсийн баяжмал;12;500;USD;`].join('\n')
    expect((await send(file, { kind: 'notice' })).outcome).toMatchObject({ inserted: 1, bad: 0 })
    const words = file.replace(
      noticeHeading,
      'Дугаар;Огноо;Худалдагч;Бүтээгдэхүүн;Багцын тоо;Багцын хэмжээ;Валют;Бусад',
    )
    expect((await send(words, { kind: 'notice' })).outcome).toMatchObject({ inserted: 0, unchanged: 1 })
    const movedFile = file.replace('2026-01-15', '2026-01-16').replace(';500;', ';500,5;')
    expect((await send(movedFile, { kind: 'notice' })).outcome).toMatchObject({ updated: 1 })
    const [row] = await db()
      .select()
      .from(notices)
      .where(sql`${notices.order_num} = ${order}`)
    expect(row).toMatchObject({ lot_size: 500.5, sell_datetime: new Date('2026-01-16T03:00:00Z') })
  })

  it.each<[string, Buffer | string, number, RegExp]>([
    ['UTF-16', Buffer.from(`\ufeff${heading}`, 'utf16le'), 415, /UTF-8/],
    ['Windows-1251', Buffer.from([0xce, 0xe3, 0xed, 0xee, 0xee, 0x0a]), 415, /UTF-8/],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 415, /CSV/],
    ['a file of another sort', 'a,b,c\n1,2,3', 400, /trade_datetime, seller_name/],
    ['an empty file', '', 415, /CSV/],
    ['blank lines', '\n\n\n', 400, /хоосон/],
    ['a zip that is no workbook', Buffer.from('504b0506' + '00'.repeat(18), 'hex'), 415, /CSV/],
  ])('refuses %s', async (_name, file, status, message) => {
    const { status: answerStatus, body } = await send(file)
    expect(body.message).toMatch(message)
    expect(answerStatus).toBe(status)
    expect(body.fields).toHaveProperty('file')
  })

  it('reports the line where the encoding breaks, and writes nothing', async () => {
    const seller = someSeller()
    const good = Array.from({ length: 400 }, (_, i) => `2025-03-04,${seller},Нүүрс ${i},1,USD,1,`)
    const bytes = Buffer.concat([
      Buffer.from(`${heading}\n${good.join('\n')}\n`),
      Buffer.from([0xce, 0xe3, 0xed, 0x0a]),
    ])
    const { status, body } = await send(bytes)
    expect(status).toBe(400)
    expect(body.message).toMatch(/UTF-8 биш байна \(402-р мөр\)/)
    expect(await countOf(seller)).toBe(0)
  })

  it('reads values of a workbook, including its dates, and calculates no formula', async () => {
    const seller = someSeller()
    const cells: SheetData = [
      heading.split(',').map((value) => ({ value })),
      [
        { value: new Date('2025-04-05T10:30:00Z'), type: Date, format: 'yyyy-mm-dd hh:mm' },
        ...[
          { value: seller },
          { value: 'Нүүрс' },
          { value: 98.4 },
          { value: 'USD' },
          { value: 5 },
          { value: 7 },
        ],
      ],
      [
        { value: '2025-04-06' },
        ...[{ value: seller }, { value: 'Нүүрс' }, { value: 'SUM(1,2)', type: 'Formula' as const }],
        ...[{ value: 'USD' }, null, null],
      ],
    ]
    const { outcome, body } = await send(await writeXlsxFile(cells).toBuffer())
    expect(outcome, JSON.stringify(body)).toMatchObject({ rows: 2, inserted: 1, bad: 1 })
    expect(outcome.badRows[0]).toMatchObject({ line: 3, field: 'min_price', message: 'Утгыг бөглөнө үү.' })
    const [row] = await db()
      .select()
      .from(trades)
      .where(sql`${trades.seller_name} = ${seller}`)
    expect(row).toMatchObject({ trade_datetime: new Date('2025-04-05T02:30:00Z'), trade_num: '7' })
  })

  it.runIf(isDrillInTurn('even'))(
    'imports 50,000 rows in under 30 seconds, and again without a change',
    async () => {
      const seller = someSeller()
      const rows = Array.from(
        { length: 50_000 },
        (_, i) =>
          `2024-${String(1 + (i % 12)).padStart(2, '0')}-05 10:00,${seller},Бүтээгдэхүүн ${i},${1 + i}.5,USD,10,`,
      )
      const file = [heading, ...rows].join('\n')
      const startedAt = performance.now()
      expect((await send(file)).outcome).toMatchObject({ rows: 50_000, inserted: 50_000, bad: 0 })
      expect(performance.now() - startedAt).toBeLessThan(30_000)
      expect((await send(file)).outcome).toMatchObject({ inserted: 0, updated: 0, unchanged: 50_000 })
      await db()
        .delete(trades)
        .where(sql`${trades.seller_name} = ${seller}`)
    },
    90_000,
  )

  it('takes missing English names, and keeps those of the office', async () => {
    const [seller, product] = [someSeller(), `Бүтээгдэхүүн ${randomUUID()}`]
    const file = (sellerEn: string) =>
      [
        `${heading},seller_name_en,Бүтээгдэхүүн (англи)`,
        `1995-03-04 10:30,${seller},${product},98.40,USD,1,1,${sellerEn},Some product`,
        `1995-03-04 10:30,${seller},${product},98.40,USD,1,2,Another name,`,
      ].join('\n')
    const readNames = async () => {
      const { body } = await ask('GET /client/get/trade?startDate=1995-03-04&endDate=1995-03-04&limit=30')
      const rows = (body.trade as Rows).filter(({ seller_name }) => seller_name === seller)
      return rows.map(({ seller_name_en, product_name_en }) => [seller_name_en, product_name_en])
    }
    expect((await send(file('Some Seller LLC'), { dryRun: true })).outcome).toMatchObject({ inserted: 2 })
    expect(await db().$count(exchangeNames, eq(exchangeNames.name, seller))).toBe(0)
    expect((await send(file('Some Seller LLC'))).outcome).toMatchObject({ inserted: 2, bad: 0 })
    const names = ['Some Seller LLC', 'Some product']
    expect(await readNames()).toEqual([names, names])
    const again = await send(file('Other Seller LLC'))
    expect(again.outcome).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, bad: 0 })
    expect(await readNames()).toEqual([names, names])
    // Open data has them in separate columns, after the earlier ones.
    let text = ''
    for await (const part of tradesCsv({ start: '1995-03-04', end: '1995-03-04' })) text += part
    expect(text.split('\r\n')[0]).toMatch(/own_url,seller_name_en,product_name_en,product_category_en$/)
    expect(text).toContain('Some Seller LLC,Some product,')
  })

  it('is refused for editors', async () => {
    expect((await send(heading, { as: 3 })).status).toBe(403)
  })
})
