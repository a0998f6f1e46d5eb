import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { findFreePort } from '../../scripts/local/ports'
import { type ServerProcess, startServer } from '../../scripts/server-process'
import { cookieOf, picture } from '../e2e/office'

const secondMilliseconds = 1_000

/** A second instance on the same database. */
let other: ServerProcess
const servers = [process.env.STRATA_URL ?? '']

test.beforeAll(async () => {
  const environment = JSON.parse(process.env.STRATA_ENVIRONMENT ?? '{}') as Record<string, string>
  const port = await findFreePort(undefined, 'localhost')
  const url = `http://localhost:${port}`
  other = await startServer(
    { ...process.env, ...environment, PORT: String(port), SITE_URL: url },
    { quiet: true },
  )
  servers.push(url)
})
test.afterAll(() => other?.stop())

type Fields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>

/** @returns the id of the new or saved row */
async function save(request: APIRequestContext, path: string, multipart: Fields): Promise<number> {
  const answer = await request.post(path, {
    multipart,
    headers: { cookie: cookieOf('user'), origin: servers[0] ?? '' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return Number(((await answer.json()) as { id?: number }).id ?? multipart.id)
}

/** A moment as the forms send it, in Ulaanbaatar, to the second. */
const fieldTime = (moment: number) => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19)
const nextSecond = (moment: number) => Math.ceil(moment / secondMilliseconds) * secondMilliseconds

/** Waits for a moment of this machine's clock, which the database shares. */
const until = (moment: number) => pause(moment - Date.now())

test(
  'a scheduled item appears within a second of its time, and disappears within a second of its end',
  { tag: '@odd' },
  async ({ request }) => {
    test.setTimeout(300_000)
    const word = `цагтай${randomUUID().replaceAll('-', '')}`
    const schedule = { appears_at: '2098-01-01T00:00', ends_at: '2099-01-01T00:00' }
    // With an English title, because the English home shows such news first.
    const texts = {
      ...{ summary: 'Хураангуй', text: '<p>Агуулга</p>', publisher: 'Админ', category_cid: '8' },
      ...{ title_en: word, summary_en: 'A summary', text_en: '<p>A text</p>' },
    }
    const id = await save(request, '/admin/insert/news', {
      ...{ title: word, image: await picture('cover.png') },
      ...texts,
      ...schedule,
    })
    const reportId = await save(request, '/admin/insert/report', {
      ...{ title: word, image: await picture('report.png') },
      pdf: {
        name: 'report.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.7\n${word}\n%%EOF`),
      },
      ...schedule,
    })
    /** Sets the times of both. */
    const plan = async (appearsAt: number, endsAt: number) => {
      const times = { title: word, appears_at: fieldTime(appearsAt), ends_at: fieldTime(endsAt) }
      await save(request, '/admin/update/news', { id: String(id), ...texts, ...times })
      await save(request, '/admin/update/report', { id: String(reportId), ...times })
    }
    // The month in Ulaanbaatar; near its end the item may appear in the next one.
    const month = new Date(Date.now() + 8 * 3_600_000 + 60_000).toISOString().slice(0, 7)
    const marks: Record<string, string> = {
      ...Object.fromEntries(
        [
          ...[
            '/mm',
            '/en/mm',
            '/mm/blog/8=1',
            `/mm/blog/${month}=1`,
            `/mm/blog/${encodeURIComponent(word)}=1`,
          ],
          ...[
            `/mm/detail/${id}`,
            '/mm/rss/8',
            '/mm/report=1',
            '/client/get/recent-news',
            '/client/get/report',
          ],
          ...['/client/get/news?category=8', `/client/get/news/id?id=${id}`],
          ...[`/client/get/news-by-date?date=${month}`],
          `/client/search/news?term=${encodeURIComponent(word)}`,
        ].map((path) => [
          path,
          path.includes('%') && !path.startsWith('/client') ? `/mm/detail/${id}` : word,
        ]),
      ),
      '/sitemap/news-1.xml': `/mm/detail/${id}<`,
    }
    const count = async (server: string) => {
      const answer = await request.get(`${server}/client/get/category-news-count?type=news`)
      const { categories } = (await answer.json()) as { categories: { cid: number; news_count: number }[] }
      return categories.find(({ cid }) => cid === 8)?.news_count
    }
    /** The addresses that show it, on all instances. */
    const readAddresses = async () => {
      const reads = servers.flatMap((server) =>
        Object.entries(marks).map(async ([path, mark]) => {
          const text = await (await request.get(`${server}${path}`)).text()
          return text.includes(mark) ? [`${server}${path}`] : []
        }),
      )
      return (await Promise.all(reads)).flat()
    }
    const everywhere = servers.flatMap((server) => Object.keys(marks).map((path) => `${server}${path}`))

    expect(await readAddresses()).toEqual([])
    // The second round, of pages that are already rendered, measures how long one takes on this machine.
    await plan(Date.parse('2098-01-01'), Date.parse('2099-01-01'))
    const began = Date.now()
    expect(await readAddresses()).toEqual([])
    const lookMilliseconds = Date.now() - began + secondMilliseconds
    const appearsAt = nextSecond(Date.now() + 2 * lookMilliseconds)
    const endsAt = nextSecond(appearsAt + 3 * lookMilliseconds)
    await plan(appearsAt, endsAt)
    // Cached just before the moment.
    expect(await readAddresses()).toEqual([])
    const before = await Promise.all(servers.map(count))
    expect(Date.now(), 'so quick that nothing of it came late').toBeLessThan(appearsAt)

    await until(appearsAt + secondMilliseconds)
    expect(await readAddresses()).toEqual(everywhere)
    expect(await Promise.all(servers.map(count))).toEqual(before.map((items) => Number(items) + 1))
    expect(Date.now()).toBeLessThan(endsAt)

    await until(endsAt + secondMilliseconds)
    expect(await readAddresses()).toEqual([])
    expect(await Promise.all(servers.map(count))).toEqual(before)
  },
)
