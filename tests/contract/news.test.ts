import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { news } from '@/db/schema/news'
import { listHomeNews } from '@/lib/content/news/queries'
import { storeImage } from '@/lib/platform/files/store-here'
import { cardKinds } from '@/lib/sites/cards/kinds'
import { searchSite } from '@/lib/sites/search/queries'
import { makeCategory, makeNews, makePicture, pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'

const searchQuery = { site: 'mm', kind: 'news', page: 1, isExact: true } as const
type Item = Record<string, unknown> & { id: number; title: string }
const items = (body: Record<string, unknown>) => body.news as Item[]

async function fillForm(values: Record<string, string | number | boolean | Blob> = {}) {
  const { cid } = await makeCategory()
  return {
    image: blobOf(await pictureBytes()),
    title: 'Шинэ мэдээ',
    summary: 'Хураангуй',
    text: '<p>Агуулга</p>',
    category_cid: cid,
    publisher: 'Админ',
    news_status: true,
    yellow_book: false,
    ...values,
  }
}

describe('GET /client/get/news', () => {
  it('pages a category, newest first, six by default', async () => {
    const { cid } = await makeCategory()
    const imageFileId = (await makePicture()).id
    for (let day = 1; day <= 8; day++) {
      await makeNews({
        category_cid: cid,
        image_file_id: imageFileId,
        title: `Мэдээ ${day}`,
        created_at: new Date(Date.UTC(2026, 0, day)),
      })
    }
    const first = await ask(`GET /client/get/news?category=${cid}&page=1`)
    expect(items(first.body).map(({ title }) => title)).toEqual([
      'Мэдээ 8',
      'Мэдээ 7',
      'Мэдээ 6',
      'Мэдээ 5',
      'Мэдээ 4',
      'Мэдээ 3',
    ])
    expect(first.body).toMatchObject({ total: 8, totalPages: 2 })
    const past = await ask(`GET /client/get/news?category=${cid}&page=1000000000`)
    expect(past.status).toBe(200)
    expect(past.body).toMatchObject({ news: [], total: 8, totalPages: 2 })
  })

  it('hides inactive items here and everywhere', async () => {
    const item = await makeNews({
      news_status: false,
      title: 'Нууцхан',
      created_at: new Date(Date.UTC(2031, 4, 5)),
    })
    expect((await ask(`GET /client/get/news?category=${item.categoryCid}`)).body).toMatchObject({ total: 0 })
    expect((await ask(`GET /client/get/news/id?id=${item.id}`)).status).toBe(404)
    expect((await ask('GET /client/get/news-by-date?date=2031-05')).body).toMatchObject({ total: 0 })
    expect((await ask(`GET /client/search/news?term=${encodeURIComponent('Нууцхан')}`)).body).toMatchObject({
      total: 0,
    })
    const recent = (await ask('GET /client/get/recent-news')).body.recentNews as Item[]
    expect(recent.map(({ id }) => id)).not.toContain(item.id)
  })
})

describe('the news of the home page', () => {
  it('are the newest, in English those with an English title before the others', async () => {
    const day = (date: number) => new Date(Date.UTC(2040, 0, date))
    const english = await makeNews({
      ...{ title_en: 'In English', summary_en: 'A summary', text_en: '<p>A text</p>' },
      created_at: day(1),
    })
    const mongolian = await makeNews({ created_at: day(2) })
    try {
      const [firstInEnglish] = await listHomeNews('en')
      expect(firstInEnglish?.id).toBe(english.id)
      const inMongolian = await listHomeNews('mn')
      expect(inMongolian.slice(0, 2).map(({ id }) => id)).toEqual([mongolian.id, english.id])
    } finally {
      await db()
        .delete(news)
        .where(inArray(news.id, [english.id, mongolian.id]))
    }
  })
})

describe('GET /client/get/news-by-date and archive-news-date', () => {
  it('count months in the time of Ulaanbaatar', async () => {
    // 31 January 20:00 in London is 1 February in Ulaanbaatar.
    const item = await makeNews({ created_at: new Date(Date.UTC(2033, 0, 31, 20)) })
    const february = await ask('GET /client/get/news-by-date?date=2033-02')
    expect(items(february.body).map(({ id }) => id)).toEqual([item.id])
    expect((await ask('GET /client/get/news-by-date?date=2033-01')).body).toMatchObject({ total: 0 })
    const mn = (await ask('GET /client/get/archive-news-date?lang=mn')).body.dates
    const en = (await ask('GET /client/get/archive-news-date?lang=en')).body.dates
    expect(mn).toContainEqual({ created_at: '2033-02', date: '2033 оны 2 дугаар сар' })
    expect(en).toContainEqual({ created_at: '2033-02', date: 'February 2033' })
  })
})

describe('GET /client/search/news', () => {
  it('finds in either alphabet, by the beginnings of words', async () => {
    const item = await makeNews({
      title: 'Өмнөговийн Тавантолгойн уурхайнуудын цугларалт',
      title_en: 'Gathering zebrafish',
      summary_en: 's',
      text_en: '<p>t</p>',
    })
    for (const term of [
      'Тавантолгой уурхайн',
      'tavantolgoi',
      'ТАВАНТОЛГОЙ',
      'омноговь'.slice(0, 7),
      'zebrafish gather',
    ]) {
      const answer = await ask(`GET /client/search/news?term=${encodeURIComponent(term)}`)
      expect(
        items(answer.body).map(({ id }) => id),
        term,
      ).toContain(item.id)
    }
    const less = await ask(`GET /client/search/news?term=${encodeURIComponent('Тавантолгой жираф')}`)
    expect(
      items(less.body).map(({ id }) => id),
      'without the word that nothing holds',
    ).toContain(item.id)
    const none = await ask(`GET /client/search/news?term=${encodeURIComponent('ккжжщщ жираф')}`)
    expect(none.body).toMatchObject({ news: [], total: 0, totalPages: 0 })
  })
  it('looks inside words when none begins with the term', async () => {
    const item = await makeNews({ title: 'Шинэ кварцжингүүдэл олдлоо' })
    for (const term of ['арцжинг', 'artsjinguud']) {
      const answer = await ask(`GET /client/search/news?term=${encodeURIComponent(term)}`)
      expect(
        items(answer.body).map(({ id }) => id),
        term,
      ).toEqual([item.id])
    }
  })
  it('treats characters of the query language as plain text', async () => {
    for (const term of ['%', '_', '%%%', "'; drop table news;--", '😀', '\\']) {
      const answer = await ask(`GET /client/search/news?term=${encodeURIComponent(term)}`)
      expect(answer.status, term).toBe(200)
    }
  })
  it('requires a term', async () => {
    expect((await ask('GET /client/search/news?term=')).body).toMatchObject({
      message: 'Хайх үгээ оруулна уу.',
    })
  })
})

describe('GET /client/get/category-news-count', () => {
  it('counts published items, and lists no heading with categories under it', async () => {
    const parent = await makeCategory()
    const child = await makeCategory({ pid: parent.cid, category_level: 2 })
    await makeNews({ category_cid: child.cid })
    await makeNews({ category_cid: child.cid, news_status: false })
    const { categories } = (await ask('GET /client/get/category-news-count?type=news')).body as {
      categories: { cid: number; news_count: number }[]
    }
    expect(categories.find(({ cid }) => cid === child.cid)?.news_count).toBe(1)
    expect(categories.find(({ cid }) => cid === parent.cid)).toBeUndefined()
  })
})

describe('POST /admin/insert/news', () => {
  it('publishes, and the item is in the public list', async () => {
    const form = await fillForm({ title_en: 'New', summary_en: 'Short', text_en: '<p>Body</p>' })
    const answer = await ask('POST /admin/insert/news', { as: await someone(3), form: formOf(form) })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const item = (await ask(`GET /client/get/news/id?id=${String(answer.body.id)}&lang=en`)).body.news as Item
    expect(item).toMatchObject({ title: 'Шинэ мэдээ', title_en: 'New', publisher: 'Админ' })
    expect(item.image).toMatch(/^\/files\/[0-9a-f]{64}\/40\.jpg$/)
  })

  it('reports the first missing field, in the order of the specification', async () => {
    const as = await someone(2)
    const send = async (fields: Record<string, string | number | boolean | Blob>) =>
      (await ask('POST /admin/insert/news', { as, form: formOf(fields) })).body
    const { image, ...rest } = await fillForm()
    expect((await send(rest)).message).toBe('Нүүр зураг оруулна уу')
    expect((await send({ image, category_cid: rest.category_cid })).message).toBe(
      'Мэдээний агуулгыг оруулна уу',
    )
    expect((await send({ ...rest, image, category_cid: '' })).message).toBe('Төрөл сонгоно уу')
    expect((await send({ ...rest, image, publisher: '' })).fields).toEqual({
      publisher: 'Нийтлэгчийг оруулна уу',
    })
    const half = await send({ ...rest, image, title_en: 'Only a title' })
    expect(Object.keys(half.fields as object)).toEqual(['summary_en', 'text_en'])
    const everything = await send({})
    expect(Object.keys(everything.fields as object)).toEqual(['image', 'title', 'category_cid'])
    expect(everything.message).toBe('Нүүр зураг оруулна уу')
  })

  it('refuses over-long texts and unknown categories', async () => {
    const as = await someone(2)
    const long = await ask('POST /admin/insert/news', {
      as,
      form: formOf(await fillForm({ title: 'а'.repeat(301) })),
    })
    expect(long.body.fields).toEqual({ title: 'Хэтэрхий урт байна. 300 тэмдэгтээс хэтрүүлэхгүй бичнэ үү.' })
    const page = await makeCategory({ page_type: 'static' })
    const wrong = await ask('POST /admin/insert/news', {
      as,
      form: formOf(await fillForm({ category_cid: page.cid })),
    })
    expect(wrong.body.fields).toEqual({ category_cid: 'Төрөл сонгоно уу' })
  })

  it('removes everything dangerous from a rich text', async () => {
    const form = await fillForm({ text: '<p>Сайн</p><script>alert(1)</script><img src=x onerror=alert(1)>' })
    const answer = await ask('POST /admin/insert/news', { as: await someone(2), form: formOf(form) })
    const [row] = await db()
      .select()
      .from(news)
      .where(eq(news.id, Number(answer.body.id)))
    expect(row?.text).toBe('<p>Сайн</p>')
    const only = await ask('POST /admin/insert/news', {
      as: await someone(2),
      form: formOf(await fillForm({ text: '<script>alert(1)</script>' })),
    })
    expect(only.status).toBe(400)
  })

  it('stores Cyrillic, Ө, Ү and emoji unchanged', async () => {
    const title = 'Өргөн үүр 😀 «Ёс» — №1'
    const answer = await ask('POST /admin/insert/news', {
      as: await someone(2),
      form: formOf(await fillForm({ title })),
    })
    const item = (await ask(`GET /client/get/news/id?id=${String(answer.body.id)}`)).body.news as Item
    expect(item.title).toBe(title)
  })
})

describe('POST /admin/update/news', () => {
  it('refuses the second of two editors, and keeps the save of the first', async () => {
    const item = await makeNews()
    const as = await someone(2)
    const { image: _image, ...fields } = await fillForm({ category_cid: item.categoryCid })
    const save = (title: string) =>
      ask('POST /admin/update/news', {
        as,
        form: formOf({ ...fields, title, id: item.id, version: item.version }),
      })
    const first = await save('Эхний')
    expect(first).toMatchObject({ status: 200, body: { version: item.version + 1 } })
    const second = await save('Хоёр дахь')
    expect(second.status).toBe(409)
    expect(second.body.message).toMatch(/өөр хүн хадгалсан/)
    expect(((await ask(`GET /client/get/news/id?id=${item.id}`)).body.news as Item).title).toBe('Эхний')
  })
  it('keeps the cover when none is sent, and replaces it otherwise', async () => {
    const item = await makeNews()
    const as = await someone(2)
    const { image, ...fields } = await fillForm({ category_cid: item.categoryCid, id: item.id })
    const imageOf = async () => ((await ask(`GET /client/get/news/id?id=${item.id}`)).body.news as Item).image
    const before = await imageOf()
    await ask('POST /admin/update/news', { as, form: formOf(fields) })
    expect(await imageOf()).toBe(before)
    await ask('POST /admin/update/news', { as, form: formOf({ ...fields, image }) })
    expect(await imageOf()).not.toBe(before)
  })
  it('keeps the figure when none is sent, and empties it when it is empty', async () => {
    const item = await makeNews()
    const as = await someone(2)
    const { image: _image, ...fields } = await fillForm({ category_cid: item.categoryCid, id: item.id })
    const saveAndReadFigures = async (more: Record<string, string>) => {
      await ask('POST /admin/update/news', { as, form: formOf({ ...fields, ...more }) })
      const { figure, figure_en } = (await ask(`GET /client/get/news/id?id=${item.id}`)).body.news as Item
      return [figure, figure_en]
    }
    expect(await saveAndReadFigures({ figure: '2,400 га', figure_en: '2,400 ha' })).toEqual([
      '2,400 га',
      '2,400 ha',
    ])
    expect(await saveAndReadFigures({})).toEqual(['2,400 га', '2,400 ha'])
    expect(await saveAndReadFigures({ figure: '', figure_en: '' })).toEqual(['', ''])
  })
  it('is shown by its number, else its photograph, else its words: in results and on cards', async () => {
    const word = `зургийнтөрөл${randomUUID().replace(/\d|-/g, '')}`
    const drawing = await storeImage(await pictureBytes(), { encoding: 'fast', pictureKind: 'drawing' })
    const photograph = await makePicture()
    const shownOf = async (values: Parameters<typeof makeNews>[0]) => {
      const { id } = await makeNews({ ...values, title: `${word} мэдээ` })
      const { groups } = await searchSite({ ...searchQuery, term: word }, 'mn')
      const result = groups.flatMap(({ results }) => results).find((each) => each.id === id)
      const card = await cardKinds.news(String(id), 'mn')
      await db().delete(news).where(eq(news.id, id))
      return [result?.figure?.text ?? result?.image, card?.figure ?? card?.picture?.url]
    }
    const figure = { figure: '2,400 га' }
    expect(await shownOf({ ...figure, image_file_id: photograph.id })).toEqual([
      '2,400 га',
      { number: '2,400', unit: 'га' },
    ])
    expect(await shownOf({ image_file_id: photograph.id })).toEqual([photograph.url, photograph.url])
    expect(await shownOf({ image_file_id: drawing.id })).toEqual([null, undefined])
  })
  it('answers 404 for an unknown item', async () => {
    const answer = await ask('POST /admin/update/news', {
      as: await someone(2),
      form: formOf({ ...(await fillForm()), id: 999_999 }),
    })
    expect(answer.status).toBe(404)
  })
})

describe('GET /admin/get/news and DELETE /admin/delete/news', () => {
  it('treat empty fields as the defaults', async () => {
    await makeNews()
    const as = await someone(3)
    for (const route of ['/admin/get/news', '/client/get/news']) {
      const empty = await ask(`GET ${route}?category=&page=&limit=`, { as })
      expect(empty.status, route).toBe(200)
      expect(empty.body, route).toEqual((await ask(`GET ${route}`, { as })).body)
      for (const wrong of ['page=0', 'page=x', 'limit=0', 'category=x'])
        expect((await ask(`GET ${route}?${wrong}`, { as })).status, wrong).toBe(400)
    }
  })

  it('list inactive items too, and delete for good', async () => {
    const item = await makeNews({ news_status: false })
    const as = await someone(2)
    const list = await ask(`GET /admin/get/news?category=${item.categoryCid}&page=1&limit=5`, { as })
    expect(list.body).toMatchObject({
      total: 1,
      totalPages: 1,
      news: [{ id: item.id, news_status: false, version: 1 }],
    })
    expect((await ask(`DELETE /admin/delete/news?id=${item.id}`, { as })).status).toBe(200)
    expect((await ask(`DELETE /admin/delete/news?id=${item.id}`, { as })).status).toBe(404)
  })
})
