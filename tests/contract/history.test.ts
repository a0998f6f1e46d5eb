import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, pool } from '@/db/client'
import { versionsMax } from '@/db/record-kinds'
import { news } from '@/db/schema/news'
import { columnsToCompare } from '@/lib/platform/records/history/comparison'
import { keptFileKeys } from '@/lib/platform/records/history/files'
import type { Change } from '@/lib/platform/records/history/schema'
import { historyKinds } from '@/lib/platform/records/schema'
import mn from '@/messages/mn.json'
import { makeAccount, makeCategory, makeNews, makePicture, pictureBytes } from '@/tests/factories/rows'
import { contentOf, insertContent, savedContent } from './content-cases'
import { ask, blobOf, formOf, someone } from './harness'
import { historyOf, keyOfFile, olderVersion, saveNews } from './kept-records'

const restore = async (kind: string, json: object) =>
  ask(`POST /admin/restore/${kind}`, { as: await someone(3), json })
const changesOf = async (kind: string, id: number, from: number, to = 0) => {
  const route = `GET /admin/get/comparison?kind=${kind}&id=${id}&from=${from}&to=${to}`
  return (await ask(route, { as: await someone(3) })).body.changes as Change[]
}
const rowOf = async (id: number) => (await db().select().from(news).where(eq(news.id, id)))[0]

describe('the kinds of records', () => {
  it('have a name for each column that is compared', () => {
    const namedColumns = Object.keys(mn.admin.history.fields)
    const columns = new Set(historyKinds.flatMap(columnsToCompare))
    expect([...columns].filter((column) => !namedColumns.includes(column))).toEqual([])
  })
})

describe('the history of a record', () => {
  it('shows who made each version and when, the current one first', async () => {
    const [first, second, third] = [await makeAccount(3), await makeAccount(2), await makeAccount(1)]
    const content = contentOf('POST /admin/insert/report')
    const answer = await ask(`POST ${content.insert}`, {
      as: first,
      form: formOf(await content.fields('Нэг')),
    })
    const id = Number(answer.body.id)
    for (const [as, word] of [
      [second, 'Хоёр'],
      [third, 'Гурав'],
    ] as const)
      await ask(`POST ${content.update}`, { as, form: formOf(savedContent(content, id, word)) })
    const history = await historyOf('reports', id)
    expect(history).toMatchObject({ name: 'Гурав', version: 3 })
    expect(history.versions.map(({ by }) => by)).toEqual([third, second, first].map((one) => one.first_name))
    expect(history.versions[0]?.id).toBe(0)
    const times = history.versions.map(({ at }) => at)
    expect([...times].sort().reverse()).toEqual(times)
    // A version of a deleted account shows its address.
    await pool().query('delete from accounts where id = $1', [second.id])
    expect((await historyOf('reports', id)).versions[1]?.by).toBe(second.email)
  })

  it('contains the last 20 versions, and none of a save without changes', async () => {
    const item = await makeNews({ title: 'Гарчиг 0' })
    for (let round = 1; round <= 23; round++) await saveNews(item, { title: `Гарчиг ${round}` })
    await saveNews(item, {})
    await pool().query('update menu_categories set sequence = sequence + 1 where cid = $1', [
      item.categoryCid,
    ])
    expect((await historyOf('menu_categories', item.categoryCid)).versions).toHaveLength(1)
    const { versions } = await historyOf('news', item.id)
    expect(versions).toHaveLength(versionsMax)
    const oldest = await changesOf('news', item.id, versions.at(-1)?.id ?? 0)
    expect(oldest).toEqual([{ field: 'title', type: 'text', from: 'Гарчиг 4', to: 'Гарчиг 23' }])
    const { rows } = await pool().query<{ kept: number }>(
      `select count(*)::integer as kept from record_versions where kind = 'news' and record_id = $1`,
      [item.id],
    )
    expect(rows[0]?.kept).toBe(versionsMax)
  })

  it('shows when a version was saved, not when it is published', async () => {
    const as = await someone(3)
    const picture = blobOf(await pictureBytes())
    const { cid } = await makeCategory()
    const texts = { title: 'Ирээдүйн мэдээ', summary: 'Хураангуй', text: '<p>Текст</p>', category_cid: cid }
    const appears_at = new Date(Date.now() + 40 * 86_400_000).toISOString()
    const { body } = await ask('POST /admin/insert/news', {
      as,
      form: formOf({ ...texts, appears_at, image: picture }),
    })
    const isNow = (at: string) => Math.abs(Date.now() - Date.parse(at)) < 60_000
    const [firstVersion] = (await historyOf('news', Number(body.id))).versions
    expect(firstVersion).toMatchObject({ by: as.first_name })
    expect(isNow(firstVersion?.at ?? '')).toBe(true)
    // Without an audit row, as after an import, the time of the first change counts as the time of addition.
    await pool().query('delete from audit_log where kind = $1 and record_id = $2', ['news', Number(body.id)])
    await pool().query(`update news set title = 'Өөр' where id = $1`, [Number(body.id)])
    const { versions } = await historyOf('news', Number(body.id))
    expect(versions.map(({ at }) => isNow(at))).toEqual([true, true])
    expect(
      [...versions]
        .map(({ at }) => at)
        .sort()
        .reverse(),
    ).toEqual(versions.map(({ at }) => at))
  })

  it('is written for every writer, the application or not', async () => {
    const { id } = await makeNews({ title: 'Хуучин' })
    await pool().query(`update news set title = 'Шинэ' where id = $1`, [id])
    const { versions } = await historyOf('news', id)
    expect(versions.map(({ by }) => by)).toEqual(['', ''])
    expect(await changesOf('news', id, versions[1]?.id ?? 0)).toMatchObject([{ from: 'Хуучин', to: 'Шинэ' }])
  })

  it('is not written when the save is refused', async () => {
    const { id } = await makeNews()
    const input = { id, title: 'Гарчиг', publisher: 'А', category_cid: 2_000_000_000, version: 1 }
    expect((await ask('POST /admin/update/news', { as: await someone(3), form: formOf(input) })).status).toBe(
      400,
    )
    expect((await historyOf('news', id)).versions).toHaveLength(1)
  })

  it('is refused for an unknown kind, a record that is not there, and a version of another one', async () => {
    const as = await someone(3)
    const readStatus = async (path: string) => (await ask(`GET /admin/get/${path}`, { as })).status
    expect(await readStatus('history?kind=accounts&id=1')).toBe(400)
    expect(await readStatus('history?kind=documents&id=1')).toBe(400)
    expect(await readStatus('history?kind=news&id=2000000000')).toBe(404)
    const [one, other] = [await makeNews(), await makeNews()]
    await saveNews(one, { title: 'Өөр' })
    const from = await olderVersion('news', one.id)
    expect(await readStatus(`comparison?kind=news&id=${other.id}&from=${from}`)).toBe(404)
    expect((await restore('news', { id: other.id, version: 1, from })).status).toBe(404)
  })
})

describe('a comparison', () => {
  it('shows readable values: both languages, names, states and files', async () => {
    const [before, after] = [await makeCategory({ category: 'Уул' }), await makeCategory({ category: 'Тал' })]
    const item = await makeNews({ category_cid: before.cid, text: '<p>Нэг</p>' })
    const texts = { title_en: 'Title', summary_en: 'Summary', text_en: '<p>One</p>' }
    await saveNews(item, { ...texts, category_cid: after.cid, text: '<p>Хоёр</p>', news_status: false })
    const picture = await makePicture()
    await db().update(news).set({ image_file_id: picture.id }).where(eq(news.id, item.id))
    const [, , first] = (await historyOf('news', item.id)).versions
    const changes = await changesOf('news', item.id, first?.id ?? 0)
    expect(changes).toEqual([
      { field: 'image_file_id', type: 'image', from: expect.stringMatching(/^\/files\//), to: picture.url },
      { field: 'title_en', type: 'text', from: '', to: 'Title' },
      { field: 'summary_en', type: 'text', from: '', to: 'Summary' },
      { field: 'text', type: 'richText', from: '<p>Нэг</p>', to: '<p>Хоёр</p>' },
      { field: 'text_en', type: 'richText', from: '', to: '<p>One</p>' },
      { field: 'category_cid', type: 'text', from: 'Уул', to: 'Тал' },
      { field: 'news_status', type: 'switch', from: 'true', to: 'false' },
    ])
  })
})

describe('a restored version', () => {
  it('is a new version, with its texts, files and search words', async () => {
    const item = await makeNews({ title: 'Анхны эрдэнэ' })
    const cover = (await rowOf(item.id))?.image_file_id
    const { version } = await saveNews(item, { title: 'Дараагийн чулуу' })
    await db()
      .update(news)
      .set({ image_file_id: (await makePicture()).id })
      .where(eq(news.id, item.id))
    const oldest = (await historyOf('news', item.id)).versions.at(-1)
    const answer = await restore('news', { id: item.id, version, from: oldest?.id })
    expect(answer).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect(await rowOf(item.id)).toMatchObject({ title: 'Анхны эрдэнэ', image_file_id: cover })
    const searchAnswer = await ask('GET /client/search/news?term=эрдэнэ')
    expect(JSON.stringify(searchAnswer.body)).toContain(`"id":${item.id}`)
    expect((await historyOf('news', item.id)).versions).toHaveLength(4)
  })

  it('is refused when somebody saved in the meantime, and loses nothing', async () => {
    const item = await makeNews({ title: 'Нэг' })
    const { version } = await saveNews(item, { title: 'Хоёр' })
    const from = await olderVersion('news', item.id)
    await saveNews(item, { title: 'Гурав' })
    const answer = await restore('news', { id: item.id, version, from })
    expect(answer.status).toBe(409)
    expect(answer.body.fields).toHaveProperty('version')
    expect((await rowOf(item.id))?.title).toBe('Гурав')
    expect((await historyOf('news', item.id)).versions).toHaveLength(3)
    expect((await restore('news', { id: item.id, from })).status).toBe(400)
  })

  it('reports a missing category or file at its field, and loses nothing', async () => {
    const category = await makeCategory()
    const item = await makeNews({ category_cid: category.cid })
    const { version } = await saveNews(item, { category_cid: (await makeCategory()).cid })
    const from = await olderVersion('news', item.id)
    await ask(`DELETE /admin/delete/category?cid=${category.cid}`, { as: await someone(1) })
    const answer = await restore('news', { id: item.id, version, from })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        fields: { category_cid: 'Энэ хувилбарын ангилал устсан байна. Эхлээд ангиллыг нь сэргээнэ үү.' },
      },
    })
    expect((await historyOf('news', item.id)).versions).toHaveLength(2)
    await pool().query(
      `update record_versions set row = row || jsonb_build_object('image_file_id', 2000000000,
         'category_cid', (select category_cid from news where id = $2)) where id = $1`,
      [from, item.id],
    )
    const without = await restore('news', { id: item.id, version, from })
    expect(without).toMatchObject({ status: 409, body: { fields: { image: expect.any(String) as string } } })
  })

  it('keeps the current place of a menu item and the item of a page text', async () => {
    const top = await makeCategory({ page_type: 'static' })
    const { cid } = await makeCategory({
      page_type: 'static',
      category_level: 2,
      pid: top.cid,
      category: 'А',
    })
    const as = await someone(3)
    await ask('POST /admin/update/category', {
      as,
      json: { cid, category: 'Б', category_en: 'B', category_status: false },
    })
    const from = await olderVersion('menu_categories', cid)
    expect(await changesOf('menu_categories', cid, from)).toEqual([
      { field: 'category', type: 'text', from: 'А', to: 'Б' },
      { field: 'category_en', type: 'text', from: 'Category', to: 'B' },
      { field: 'category_status', type: 'switch', from: 'true', to: 'false' },
    ])
    expect((await restore('category', { id: cid, version: 2, from })).status).toBe(200)
    const { body } = await ask(`GET /admin/get/category/id?cid=${cid}`, { as })
    expect(body.record).toMatchObject({
      category: 'А',
      pid: top.cid,
      category_level: 2,
      category_status: true,
    })
    const answer = await ask('POST /admin/update/static-data', {
      as,
      json: { category_cid: cid, text: '<p>1</p>' },
    })
    expect(await historyOf('page_texts', Number(answer.body.id))).toMatchObject({
      name: 'А',
      address: `/admin/edit-static/${cid}`,
    })
  })
})

describe('the files that kept versions name', () => {
  it('count as used, by column and in texts', async () => {
    const [cover, inText] = [await makePicture(), await makePicture()]
    const text = `<p>а</p><img src="${inText.url}" alt="">`
    const { id } = await makeNews({ image_file_id: cover.id, text })
    await db()
      .update(news)
      .set({ image_file_id: (await makePicture()).id, text: '<p>б</p>' })
      .where(eq(news.id, id))
    const { rows } = await db().execute<{ key: string }>(keptFileKeys)
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining([cover, inText].map(keyOfFile)))
  })
})

it('a report is restored with its files', async () => {
  const content = contentOf('POST /admin/insert/report')
  const id = await insertContent(content, 'Нэг')
  const files = async () =>
    (await pool().query('select image_file_id, pdf_file_id from reports where id = $1', [id]))
      .rows[0] as object
  const before = await files()
  const as = await someone(3)
  await ask(`POST ${content.update}`, { as, form: formOf({ id, ...(await content.fields('Хоёр')) }) })
  expect(await files()).not.toEqual(before)
  const from = await olderVersion('reports', id)
  expect((await changesOf('reports', id, from)).map(({ field, type }) => [field, type])).toEqual([
    ['title', 'text'],
    ['image_file_id', 'image'],
    ['pdf_file_id', 'file'],
  ])
  expect((await restore('report', { id, version: 2, from })).status).toBe(200)
  expect(await files()).toEqual(before)
})

it('a news item is restored with the schedule of its version', async () => {
  const item = await makeNews({ title: 'Нэг' })
  const schedule = { appears_at: new Date('2030-01-02T03:04:00Z'), ends_at: new Date('2031-01-02T03:04:00Z') }
  await db().update(news).set(schedule).where(eq(news.id, item.id))
  const { version } = await saveNews(item, { title: 'Хоёр', appears_at: '', ends_at: '' })
  const from = await olderVersion('news', item.id)
  expect(await changesOf('news', item.id, from)).toEqual([
    { field: 'title', type: 'text', from: 'Нэг', to: 'Хоёр' },
    { field: 'appears_at', type: 'dateTime', from: expect.stringContaining('2030-01-02') as string, to: '' },
    { field: 'ends_at', type: 'dateTime', from: expect.stringContaining('2031-01-02') as string, to: '' },
  ])
  expect((await restore('news', { id: item.id, version, from })).status).toBe(200)
  expect(await rowOf(item.id)).toMatchObject({ title: 'Нэг', ...schedule })
})
