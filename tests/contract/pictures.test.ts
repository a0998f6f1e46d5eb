import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, inTransaction, pool } from '@/db/client'
import { files } from '@/db/schema/files'
import { news } from '@/db/schema/news'
import type { Picture } from '@/lib/office/pictures/schema'
import { makeCategory, makeNews, makePicture, pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'

/** A picture with a unique file name. */
async function namedPicture(name: string) {
  const picture = await makePicture()
  await inTransaction(() => db().update(files).set({ original_name: name }).where(eq(files.id, picture.id)))
  return picture
}

async function list(query: string) {
  const { status, body } = await ask(`GET /admin/get/pictures?${query}`, { as: await someone(3) })
  expect(status).toBe(200)
  return body as unknown as { pictures: Picture[]; total: number; totalPages: number }
}

describe('the stored pictures', () => {
  it('are found by the words of a name in either case, in pages, newest first', async () => {
    const word = randomUUID()
    const ids = []
    for (const name of ['Уурхай', 'Зэс', 'Алт']) ids.push((await namedPicture(`${name} ${word}.jpg`)).id)
    const first = await list(`limit=2&term=${word.slice(0, -3)}`)
    expect(first).toMatchObject({ total: 3, totalPages: 2 })
    expect(first.pictures.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    const second = await list(`limit=2&page=2&term=${word}`)
    expect(second.pictures).toMatchObject([
      { id: ids[0], name: `Уурхай ${word}.jpg`, uses: [], uses_count: 0, width: 40 },
    ])
    expect((await list(`term=${encodeURIComponent(`уУРХАЙ ${word}`)}`)).total).toBe(1)
    expect((await list(`term=${encodeURIComponent(`zurgaan ${word}`)}`)).total).toBe(0)
  })

  it('say where each is used: as a cover, and within a text', async () => {
    const word = randomUUID()
    const { id, url } = await namedPicture(`${word}.jpg`)
    await makeNews({ title: `Нүүр ${word}`, image_file_id: id })
    const { cid } = await makeCategory({ page_type: 'static', category: `Хуудас ${word}` })
    await pool().query('insert into page_texts (category_cid, text) values ($1, $2)', [
      cid,
      `<img src="${url}">`,
    ])
    for (let at = 0; at < 5; at++)
      await makeNews({ title: `Текст ${at}`, text: `<p>а</p><img src="${url}">` })
    const [row] = (await list(`term=${word}`)).pictures
    expect(row?.uses_count).toBe(7)
    expect(row?.uses).toHaveLength(5)
    expect(row?.uses).toContainEqual(expect.objectContaining({ kind: 'news', title: `Нүүр ${word}` }))
  })

  it('are what staff said of them when they sent them, else photographs', async () => {
    const as = await someone(3)
    const bytes = await pictureBytes()
    const kindAfter = async (image_kind?: string) => {
      const form = formOf({ image: blobOf(bytes), ...(image_kind && { image_kind }) })
      const { body } = await ask('POST /admin/static/ckupload', { as, form })
      const [url = ''] = body.url as string[]
      return (await ask(`GET /admin/get/picture-kind?url=${url}`, { as })).body.picture_kind
    }
    expect(await kindAfter('cartoon')).toBe('photograph')
    expect(await kindAfter('map')).toBe('map')
    // Sent again without a kind, the picture stays what it is.
    expect(await kindAfter()).toBe('map')
    expect(await kindAfter('drawing')).toBe('drawing')
  })

  it('change their kind by their address in any size; other files have none', async () => {
    const as = await someone(3)
    const { url } = await makePicture()
    const change = (address: string) =>
      ask('POST /admin/update/picture-kind', { as, json: { url: address, picture_kind: 'document' } })
    expect((await change(url.replace(/[^/]+$/, '360.webp'))).status).toBe(200)
    expect((await ask(`GET /admin/get/picture-kind?url=${url}`, { as })).body.picture_kind).toBe('document')
    const { rows } = await pool().query<{ key: string; name: string }>(
      `select key, name from files where kind <> 'image' limit 1`,
    )
    for (const address of [`/files/${rows[0]?.key}/${rows[0]?.name}`, `/files/${'0'.repeat(64)}/1.jpg`, 'x'])
      expect((await change(address)).status, address).toBe(404)
  })

  it('exclude other kinds of files, and are for staff only', async () => {
    const { pictures } = await list('limit=48')
    const { rows } = await pool().query(`select id from files where kind <> 'image'`)
    expect(pictures.filter(({ id }) => rows.some((row) => row.id === id))).toEqual([])
    expect((await ask('GET /admin/get/pictures')).status).toBe(401)
    expect((await ask('GET /admin/get/pictures?limit=49', { as: await someone(3) })).status).toBe(400)
  })

  it('have a description that finds them, and a focus in every address but that for texts', async () => {
    const as = await someone(3)
    const word = randomUUID()
    const { id } = await makePicture()
    const item = await makeNews({ image_file_id: id })
    const json = { id, version: 1, picture_kind: 'photograph', description: word, focus: '30,70' }
    expect((await ask('POST /admin/update/picture', { as, json })).status).toBe(200)
    const [row] = (await list(`term=${word}`)).pictures
    expect(row).toMatchObject({ id, description: word, description_en: '', focus: '30,70', version: 2 })
    expect(row?.url).not.toContain('#')
    const { news: shown } = (await ask(`GET /client/get/news/id?id=${item.id}`)).body as {
      news: { image: string }
    }
    expect(shown.image).toBe(`${row?.url}#30,70`)
    expect((await ask('POST /admin/update/picture', { as, json })).status).toBe(409)
    for (const focus of ['101,5', '5', 'a,b'])
      expect((await ask('POST /admin/update/picture', { as, json: { ...json, focus } })).status).toBe(400)
  })

  it('are replaced wherever they are shown, with their description and focus', async () => {
    const as = await someone(3)
    const { id, url } = await makePicture()
    const cover = await makeNews({ image_file_id: id })
    const inText = await makeNews({ text: `<p>а</p><img src="${url}" alt="Уурхай"><p>б</p>` })
    const form = formOf({
      ...{ id, version: 1, picture_kind: 'drawing', description: 'Уурхай', focus: '10,20' },
      image: blobOf(await pictureBytes()),
    })
    expect((await ask('POST /admin/update/picture', { as, form })).status).toBe(200)
    const [coverNews] = await db().select().from(news).where(eq(news.id, cover.id))
    expect(coverNews?.image_file_id).not.toBe(id)
    const [file] = await db()
      .select()
      .from(files)
      .where(eq(files.id, coverNews?.image_file_id ?? 0))
    expect(file).toMatchObject({ picture_kind: 'drawing', description: 'Уурхай', focus: '10,20' })
    const [textNews] = await db().select().from(news).where(eq(news.id, inText.id))
    expect(textNews?.text).toBe(`<p>а</p><img src="/files/${file?.key}/${file?.name}" alt="Уурхай"><p>б</p>`)
    expect(textNews?.version).toBe(inText.version + 1)
    const { record } = (await ask(`GET /admin/get/pictures/id?id=${id}`, { as })).body
    expect(record).toMatchObject({ uses: [], uses_count: 0 })
  })
})
