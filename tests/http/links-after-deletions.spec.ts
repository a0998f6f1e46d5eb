import { expect } from '@playwright/test'
import type pg from 'pg'
import { type LinksAnswer, linksHeaders } from '../../lib/platform/api/links-header'
import { emailOf } from '../e2e/office'
import { ownSite } from '../e2e/own-site'
import { sessionCookieOf } from '../sign-in'
import { crawlSite } from './crawl'

const test = ownSite('deletions', { seed: true })

const deletionsCount = 200
const addedNewsCount = 130
/** Pages that the office deletes; each has the address `path` with its number. */
const kinds = [
  {
    ...{ table: 'news', path: '/mm/detail/', route: '/admin/delete/news?id=' },
    where:
      "news_status and coalesce(appears_at, now()) <= now() and coalesce(ends_at, now() + interval '1 day') > now()",
  },
  { table: 'month_news', path: '/mn/page/', route: '/admin/delete/month-news?id=' },
  {
    ...{ table: 'event_news', path: '/mw/2023/detail/', route: '/mw/admin/delete/news?id=' },
    where: 'news_status',
  },
  {
    ...{ table: 'event_presenters', path: '/mw/speaker/', route: '/mw/admin/delete/presenter?id=' },
    where: 'event_id in (select id from events where is_current)',
  },
  {
    ...{ table: 'directory_companies', path: '/yp/company/', route: '/yellow-page/delete/company?id=' },
    where: 'is_listed',
  },
  {
    ...{ table: 'directory_people', path: '/yp/consultant/', route: '/yellow-page/delete/person?id=' },
    where: 'is_listed',
  },
] as const
type Page = { path: string; route: string }

/** The same numbers in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

async function listPages(database: pg.Client): Promise<Page[]> {
  const pages: Page[] = []
  for (const { table, path, route, ...rest } of kinds) {
    const { rows } = await database.query<{ id: number }>(
      `select id from ${table} where ${'where' in rest ? rest.where : 'true'} order by id`,
    )
    pages.push(...rows.map(({ id }) => ({ path: `${path}${id}`, route: `${route}${id}` })))
  }
  return pages
}

/** Adds news, and to each item and page text links to ten random pages, in both languages. */
async function addLinks(database: pg.Client, numberBelow: (below: number) => number): Promise<Page[]> {
  await database.query(
    `insert into news (title, title_en, summary, summary_en, text, text_en, publisher,
       category_cid, image_file_id)
     select title || ' ' || number, title_en, summary, summary_en, text, text_en, publisher, category_cid,
       image_file_id
     from (select * from news where news_status order by id limit 1) item, generate_series(1, $1) number`,
    [addedNewsCount],
  )
  const pages = await listPages(database)
  for (const [table, columns] of [
    ['news', ['text', 'text_en']],
    ['page_texts', ['text']],
  ] as const) {
    const { rows } = await database.query<{ id: number }>(`select id from ${table} order by id`)
    for (const { id } of rows)
      for (const column of columns) {
        const anchors = Array.from({ length: 5 }, (_, at) => {
          const path = pages[numberBelow(pages.length)]?.path ?? ''
          return `<a href="${at % 2 === 1 ? '/en' : ''}${path}">энд</a>`
        })
        await database.query(
          `update ${table} set ${column} = ${column} || $2 where id = $1 and ${column} <> ''`,
          [id, `<p>${anchors.join(', ')}</p>`],
        )
      }
  }
  return pages
}

test(
  'no link within the sites is broken after 200 random deletions with random answers',
  { tag: '@whole' },
  async ({ request, site: { stack, database } }) => {
    test.setTimeout(1_200_000)
    const numberBelow = randomNumbers(7)
    const pages = await addLinks(database, numberBelow)
    const cookie = await sessionCookieOf(stack.environment, emailOf('moderator'))
    const origin = new URL(stack.url).origin

    const answersCount = { none: 0, lead: 0, remove: 0, keep: 0 }
    const send = (route: string, answer: LinksAnswer) =>
      request.delete(route, { headers: { cookie, ...linksHeaders(answer) } })
    const pickAnswer = (): LinksAnswer => {
      const offer = (['lead', 'remove', 'keep'] as const)[numberBelow(3)] ?? 'keep'
      return offer === 'lead'
        ? { offer, address: pages[numberBelow(pages.length)]?.path ?? '/mm/about' }
        : { offer }
    }
    for (let deletions = 0; deletions < deletionsCount;) {
      const [page] = pages.splice(numberBelow(pages.length), 1)
      if (!page) break
      const first = await send(page.route, { offer: 'ask' })
      if (first.status() === 200) answersCount.none++
      else {
        expect(first.status(), page.path).toBe(409)
        // A record may be needed by another one for a reason that has nothing to do with links.
        if (!((await first.json()) as { links?: object }).links) continue
        const answer = pickAnswer()
        const second = await send(page.route, answer)
        expect(second.status(), `${page.path}: ${await second.text()}`).toBe(200)
        answersCount[answer.offer === 'ask' ? 'none' : answer.offer]++
      }
      deletions++
    }
    const { broken, pages: pagesCount, addresses } = await crawlSite(request, origin)
    console.log(
      `after ${deletionsCount} deletions: ${addresses} addresses, ${pagesCount} pages`,
      answersCount,
    )
    expect(broken).toEqual([])
    expect(Object.values(answersCount).reduce((sum, count) => sum + count)).toBe(deletionsCount)
    expect(Math.min(answersCount.lead, answersCount.remove, answersCount.keep)).toBeGreaterThan(20)
    const { total } = (await (
      await request.get('/admin/get/broken-links', { headers: { cookie } })
    ).json()) as { total: number }
    expect(total).toBe(0)
  },
)
