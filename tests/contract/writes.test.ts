import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { allCalls } from '@/lib/wiring/calls/table'
import { isStaffAccess } from '@/lib/platform/auth/roles'
import { listMenu } from '@/lib/content/menu/queries'
import { listNewsCategories } from '@/lib/content/news/queries'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import { listWrittenPages } from '@/lib/sites/queries'
import { makeAccount, makeCategory, makeNews } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'
import { TagListener } from './tag-listener'
import { TouchedTables } from './touched-tables'
import { writes } from './write-cases/all'

describe('a write of the back office', () => {
  let listener: TagListener
  let touchedTables: TouchedTables
  beforeAll(async () => {
    listener = await TagListener.start()
    touchedTables = await TouchedTables.start()
  })
  afterAll(() => listener.stop())

  it('is listed here, whichever it is', () => {
    const routes = allCalls
      .filter(({ method, access }) => method !== 'GET' && isStaffAccess(access))
      .map(({ route }) => route)
    expect(Object.keys(writes).sort()).toEqual(routes.sort())
  })

  it.each(Object.entries(writes))(
    '%s leaves an audit row, expires its pages, and shows at the next read',
    async (route, prepare) => {
      const { send, details, read, before, after } = await prepare()
      const as = await makeAccount(1, { reviews_assessments: true })
      expect(await read()).toEqual(before)
      await listener.forget()
      await touchedTables.forget()

      const { query, ...body } = send
      const answer = await ask(query ? `${route}?${query}` : route, { as, ...body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(await read(answer)).toEqual(after)
      const rows = await db().select().from(auditLog).where(eq(auditLog.account_id, as.id))
      const row = { call: route, account_email: as.email, details }
      expect(rows).toMatchObject(details ? [row] : [])
      expect((await touchedTables.names()).includes('audit_log')).toBe(details !== null)
      const tags = await touchedTables.tags()
      await listener.catchUp()
      // Once each, with the commit. The exceptions: a picture is stored, and found by its name, before the
      // write begins, and the event's partners expire the directory together with their own site.
      const isNew = (tag: string, at: number, all: string[]) =>
        !['search', 'directory'].includes(tag) || all.indexOf(tag) === at
      const readTags = () =>
        listener.payloads
          .flatMap((payload) => JSON.parse(payload) as string[])
          .filter(isNew)
          .sort()
      await expect.poll(readTags).toEqual(tags)
    },
  )

  it('that is refused leaves none, and expires nothing', async () => {
    const as = await makeAccount(1)
    await listener.forget()
    for (const [route, json] of [
      ['POST /admin/insert/social-link', { icon: 'facebook', link: 'no address' }],
      ['POST /admin/update/social-link', { id: 2_000_000_000, icon: 'x', link: 'https://x.example' }],
      ['POST /admin/update/category', { cid: 2_000_000_000, category: 'а', category_en: 'a' }],
      ['POST /admin/insert/static-data', { category_cid: 2_000_000_000, text: 'x' }],
    ] as const) {
      expect([400, 404], route).toContain((await ask(route, { as, json })).status)
    }
    await listener.catchUp()
    expect(listener.payloads).toEqual([])
    expect(await db().$count(auditLog, eq(auditLog.account_id, as.id))).toBe(0)
  })
})

describe('POST /admin/update/category', () => {
  it('hides an item with what is under it, and keeps type, level and place', async () => {
    const as = await someone(3)
    const top = await makeCategory({ page_type: 'static' })
    const below = await makeCategory({ page_type: 'static', category_level: 2, pid: top.cid })
    const save = (category_status: boolean) =>
      ask('POST /admin/update/category', {
        as,
        json: {
          ...{ cid: top.cid, category: 'Нэр', category_en: 'Name', category_status },
          ...{ page_type: 'news', category_level: 3, pid: below.cid },
        },
      })
    const third = await makeCategory({ page_type: 'static', category_level: 3, pid: below.cid })
    const newsCategory = await makeCategory({ page_type: 'news', category_level: 2, pid: top.cid })
    for (const { cid } of [top, below, third]) {
      const text = { category_cid: cid, text: '<p>Текст</p>' }
      expect((await ask('POST /admin/insert/static-data', { as, json: text })).status).toBe(200)
    }
    const readVisible = async () => {
      const [{ pages, categories }, news] = await Promise.all([listWrittenPages(), listNewsCategories()])
      return {
        pages: await Promise.all(
          [top, below, third].map(async ({ cid }) => (await getPublicPage(cid)) !== null),
        ),
        sitemap: [top, below, third].map(({ cid }) => pages.some((page) => page.cid === cid)),
        category: [categories.includes(newsCategory.cid), news.some(({ cid }) => cid === newsCategory.cid)],
      }
    }
    const all = { pages: [true, true, true], sitemap: [true, true, true], category: [true, true] }
    const none = { pages: [false, false, false], sitemap: [false, false, false], category: [false, false] }
    expect(await readVisible()).toEqual(all)
    expect((await save(false)).status).toBe(200)
    expect((await listMenu()).map(({ cid }) => cid)).not.toContain(top.cid)
    expect(await readVisible()).toEqual(none)
    expect((await save(true)).status).toBe(200)
    expect(await readVisible()).toEqual(all)
    const item = (await listMenu()).find(({ cid }) => cid === top.cid)
    expect(item).toMatchObject({ page_type: 'static', category_level: 1, pid: null, category_en: 'Name' })
    expect(item?.children.map(({ cid }) => cid)).toEqual([below.cid, newsCategory.cid])
  })
})

describe('POST /admin/insert/static-data', () => {
  it('answers the row and its version, with which the next save goes on', async () => {
    const as = await someone(3)
    const { cid } = await makeCategory({ page_type: 'static' })
    const answer = await ask('POST /admin/insert/static-data', {
      as,
      json: { category_cid: cid, text: '<p>Нэг</p>', version: 0 },
    })
    expect(answer).toMatchObject({ status: 200, body: { id: expect.any(Number) as number, version: 1 } })
    const next = await ask('POST /admin/update/static-data', {
      as,
      json: { id: answer.body.id, category_cid: cid, text: '<p>Хоёр</p>', version: answer.body.version },
    })
    expect(next.body).toEqual({ id: answer.body.id, version: 2 })
    const news = await makeCategory({ page_type: 'news' })
    const wrong = { as, json: { category_cid: news.cid, text: '<p>x</p>' } }
    expect((await ask('POST /admin/insert/static-data', wrong)).status).toBe(404)
  })
})

describe('GET /admin/get/dashboard', () => {
  it('counts published news and every request', async () => {
    const as = await someone(3)
    const counts = async () =>
      (await ask('GET /admin/get/dashboard', { as })).body.result as {
        newsCount: number
        requestCount: number
      }
    const before = await counts()
    await makeNews()
    await makeNews()
    await makeNews({ news_status: false })
    expect(await counts()).toEqual({ ...before, newsCount: before.newsCount + 2 })
    const answer = await ask('POST /client/insert/office-request', {
      json: {
        name: 'Бат Болд',
        email: `dashboard-${Date.now()}@test.example`,
        ...{ phone_number: '9911 2233', business_type: 'Хайгуул', meeting_request: true },
      },
      headers: { 'x-forwarded-for': '198.51.100.251' },
    })
    expect(answer.status).toBe(200)
    expect(await counts()).toEqual({
      newsCount: before.newsCount + 2,
      requestCount: before.requestCount + 1,
    })
  })
})

describe('POST /admin/static/ckupload', () => {
  const upload = 'POST /admin/static/ckupload'
  const text = () => formOf({ image: blobOf(Buffer.from('no picture')) })

  it('says why it refuses in error.message, where the editor looks, too', async () => {
    const as = await someone(3)
    for (const [status, asking] of [
      [415, { as, form: text() }],
      [400, { as, form: formOf({}) }],
      [401, { form: text() }],
      [403, { as, form: text(), headers: { origin: 'https://evil.example' } }],
    ] as const) {
      const { body, ...answer } = await ask(upload, asking)
      expect(answer.status).toBe(status)
      expect(body.message).toEqual(expect.stringMatching(/[а-яөү]/))
      expect(body.error).toEqual({ message: body.message })
    }
    const refusal = await ask(upload, { as, form: formOf({}) })
    expect(refusal.body).toEqual({
      message: 'Зураг оруулна уу',
      fields: { image: 'Зураг оруулна уу' },
      error: { message: 'Зураг оруулна уу' },
    })
  })

  it('is the only call that does', async () => {
    const as = await someone(1)
    const otherCalls = allCalls.filter(({ route, method }) => method !== 'GET' && route !== upload)
    for (const { route } of otherCalls) {
      const { status, body } = await ask(route, {
        as,
        body: 'x',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': '198.51.100.252' },
      })
      expect(status, route).toBeGreaterThanOrEqual(400)
      expect(body, route).not.toHaveProperty('error')
    }
  })
})
