import { describe, expect, it } from 'vitest'
import { ask, someone } from './harness'
import { eventNewsForm, makeEventItem, makeEventNews } from './write-cases/event-archive'

type Item = { cid: number; category: string; category_level: number; children: Item[] }
const names = { category: 'Цэс', category_en: 'Item' }
const moderator = () => someone(1)
const insertItem = async (json: object) =>
  ask('POST /mw/admin/insert/category', { as: await moderator(), json })
const flat = (items: Item[]): Item[] => items.flatMap((item) => [item, ...flat(item.children)])
const publicMenu = async () => flat((await ask('GET /mw/client/get/category')).body.category as Item[])

describe('the menu of the event', () => {
  it('requires both names, in the words of the specification', async () => {
    const { status, body } = await insertItem({})
    expect([status, body.fields]).toEqual([
      400,
      {
        category: 'Цэсний нэрийг оруулна уу',
        category_en: 'Цэсний англи нэрийг оруулна уу',
      },
    ])
  })

  it('and its contact lines ask for what they lack in those words too', async () => {
    const { status, body } = await ask('POST /mw/admin/insert/footer', { as: await moderator(), json: {} })
    expect([status, body.fields]).toEqual([
      400,
      { type: 'Төрлийг оруулна уу', information: 'Мэдээллийг оруулна уу' },
    ])
  })

  it('has three levels, where each item has the type of its parent by default', async () => {
    const top = await makeEventItem({ page_type: 'news' })
    const second = Number((await insertItem({ ...names, pid: top })).body.cid)
    const third = Number((await insertItem({ ...names, pid: second, page_type: 'static' })).body.cid)
    const levels = new Map((await publicMenu()).map((item) => [item.cid, item]))
    expect([top, second, third].map((cid) => levels.get(cid)?.category_level)).toEqual([1, 2, 3])
    expect(levels.get(second)).toMatchObject({ page_type: 'news' })
    expect(levels.get(third)).toMatchObject({ page_type: 'static' })
    expect((await insertItem({ ...names, pid: third })).body.fields).toHaveProperty('pid')
    expect((await insertItem({ ...names, pid: 999_999_999 })).status).toBe(400)
    expect((await insertItem({ ...names, category_level: 2 })).body.fields).toHaveProperty('pid')
  })

  it('never gets an item under itself, also with two simultaneous moves', async () => {
    const [one, other] = [await makeEventItem(), await makeEventItem()]
    const as = await moderator()
    const move = (cid: number, pid: number) =>
      ask('POST /mw/admin/update/category', { as, json: { ...names, cid, pid } })
    expect((await move(one, one)).status).toBe(400)
    const moves = await Promise.all([move(one, other), move(other, one)])
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 400])
    const visibleCids = (await publicMenu()).map(({ cid }) => cid)
    expect(visibleCids).toEqual(expect.arrayContaining([one, other]))
  })

  it('hides the children of an item that is switched off', async () => {
    const top = await makeEventItem()
    const below = await makeEventItem({ pid: top })
    const json = { ...names, cid: top, category_status: false }
    expect((await ask('POST /mw/admin/update/category', { as: await moderator(), json })).status).toBe(200)
    const visibleCids = (await publicMenu()).map(({ cid }) => cid)
    expect([top, below].filter((cid) => visibleCids.includes(cid))).toEqual([])
  })

  it('lists the children of an item before its deletion', async () => {
    const as = await moderator()
    const top = await makeEventItem({ page_type: 'news' })
    const below = await makeEventItem({ pid: top, page_type: 'news' })
    const remove = (cid: number) => ask(`DELETE /mw/admin/delete/category?cid=${cid}`, { as })
    expect(await remove(top)).toMatchObject({ status: 409 })
    const form = await eventNewsForm('Мэдээ', { category_cid: below })
    const { body } = await ask('POST /mw/admin/insert/news', { as, form })
    const answer = await remove(below)
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('1 мэдээ') as string },
    })
    await ask(`DELETE /mw/admin/delete/news?id=${String(body.id)}`, { as })
    expect((await remove(below)).status).toBe(200)
    expect((await remove(top)).status).toBe(200)
  })
})

describe('what both sites have', () => {
  it.each([
    ['social-link', { icon: 'facebook', link: 'https://one.example/' }],
    ['footer', { type: 'phone', information: '7000 1122' }],
  ])('%s of the event is reached only by its own calls', async (route, json) => {
    const as = await moderator()
    const { body } = await ask(`POST /mw/admin/insert/${route}`, { as, json })
    const id = Number(body.id)
    const elsewhere = [
      await ask(`GET /admin/get/${route}/id?id=${id}`, { as }),
      await ask(`POST /admin/update/${route}`, { as, json: { ...json, id } }),
      await ask(`DELETE /admin/delete/${route}?id=${id}`, { as }),
    ]
    expect(elsewhere.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await ask(`GET /mw/admin/get/${route}/id?id=${id}`, { as })).status).toBe(200)
    const key = route === 'footer' ? 'footer' : 'link'
    const readIds = async (folder: string) =>
      ((await ask(`GET ${folder}/get/${route}`, { as })).body[key] as { id: number }[]).map((row) => row.id)
    expect(await readIds('/mw/admin')).toContain(id)
    expect(await readIds('/admin')).not.toContain(id)
  })
})

describe('news of the event', () => {
  it('can belong only to an item for news', async () => {
    const as = await moderator()
    const form = await eventNewsForm('Мэдээ', { category_cid: await makeEventItem() })
    const { status, body } = await ask('POST /mw/admin/insert/news', { as, form })
    expect([status, body.fields]).toEqual([400, { category_cid: 'Төрөл сонгоно уу' }])
  })

  it('are counted by category, only the visible ones', async () => {
    const as = await moderator()
    const id = await makeEventNews('Тоологдох')
    const { record } = (await ask(`GET /mw/admin/get/news/id?id=${id}`, { as })).body
    const cid = (record as { category_cid: number }).category_cid
    const countOf = async () => {
      const { body } = await ask('GET /mw/client/get/news-category')
      return (body.categories as { cid: number; news_count: number }[]).find((each) => each.cid === cid)
        ?.news_count
    }
    expect(await countOf()).toBe(1)
    const { body } = await ask('GET /mw/client/get/news-category')
    expect((body.categories as { cid: number }[]).find((each) => each.cid === cid)).toMatchObject({
      ...{ id: cid, pid: null, category_status: true, page_type: 'news' },
    })
    const form = await eventNewsForm('Тоологдох', { id, category_cid: cid, news_status: 'false' })
    expect((await ask('POST /mw/admin/update/news', { as, form })).status).toBe(200)
    expect(await countOf()).toBe(0)
  })
})
