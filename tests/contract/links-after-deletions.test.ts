import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db, pool } from '@/db/client'
import { news } from '@/db/schema/news'
import { seedDemo } from '@/demo/seed'
import { type LinksAnswer, linksHeaders } from '@/lib/platform/api/links-header'
import { makeNews } from '@/tests/factories/rows'
import { isWholeSuite } from '@/tests/whole-suite'
import { ask, someone } from './harness'

const deletionsCount = 200
const kinds = [
  { table: 'news', path: '/mm/detail/', route: 'DELETE /admin/delete/news?id=' },
  { table: 'month_news', path: '/mn/page/', route: 'DELETE /admin/delete/month-news?id=' },
  { table: 'event_news', path: '/mw/2023/detail/', route: 'DELETE /mw/admin/delete/news?id=' },
  { table: 'event_presenters', path: '/mw/speaker/', route: 'DELETE /mw/admin/delete/presenter?id=' },
  { table: 'directory_companies', path: '/yp/company/', route: 'DELETE /yellow-page/delete/company?id=' },
  { table: 'directory_people', path: '/yp/consultant/', route: 'DELETE /yellow-page/delete/person?id=' },
] as const
const offers: readonly LinksAnswer[] = [
  { offer: 'lead', address: '/mm/about' },
  { offer: 'remove' },
  { offer: 'keep' },
]

/** The same numbers in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

it.runIf(isWholeSuite)(
  'no link within the sites is broken after 200 deletions with the offers in turns',
  { timeout: 300_000 },
  async () => {
    await seedDemo()
    const category = (await makeNews()).categoryCid
    for (let count = 0; count < 150; count++) await makeNews({ category_cid: category })
    const records = (
      await Promise.all(
        kinds.map(async ({ table, path, route }) => {
          const { rows } = await pool().query<{ id: number }>(`select id from ${table} order by id`)
          return rows.map(({ id }) => ({ id, path: `${path}${id}`, route: `${route}${id}` }))
        }),
      )
    ).flat()
    const numberBelow = randomNumbers(7)
    // Each item of news leads to ten random pages, in both languages.
    const { rows: items } = await pool().query<{ id: number }>('select id from news')
    for (const { id } of items) {
      const hrefs = Array.from({ length: 10 }, (_, at) => {
        const path = records[numberBelow(records.length)]?.path ?? ''
        return `<a href="${at % 2 === 1 ? '/en' : ''}${path}">энд</a>`
      })
      await db()
        .update(news)
        .set({ text: sql`${news.text} || ${`<p>${hrefs.join(', ')}</p>`}` })
        .where(eq(news.id, id))
    }
    const as = await someone(1)
    const countBroken = async () => Number((await ask('GET /admin/get/broken-links', { as })).body.total)
    const brokenBefore = (await ask('GET /admin/get/broken-links?limit=100', { as })).body
    expect(brokenBefore).toMatchObject({ total: 0 })
    let deletions = 0
    let questions = 0
    while (deletions < deletionsCount && records.length > 0) {
      const [record] = records.splice(numberBelow(records.length), 1)
      if (!record) break
      const first = await ask(record.route, { as, headers: linksHeaders({ offer: 'ask' }) })
      if (first.status === 200) deletions++
      if (first.status !== 409 || !first.body.links) continue
      questions++
      const answer = offers[questions % offers.length] as LinksAnswer
      const second = await ask(record.route, { as, headers: linksHeaders(answer) })
      expect(second.status, JSON.stringify(second.body)).toBe(200)
      deletions++
    }
    expect(deletions).toBe(deletionsCount)
    expect(questions).toBeGreaterThan(50)
    expect(await countBroken()).toBe(0)
  },
)
