import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { previews } from '@/db/schema/previews'
import { deleteOldPreviews } from '@/lib/content/previews/mutations'
import { getPreview } from '@/lib/content/previews/queries'
import { previewMinutes } from '@/lib/content/previews/schema'
import { makeCategory, makeNews, pictureBytes } from '@/tests/factories/rows'
import { contentOf, insertContent } from './content-cases'
import { ask, blobOf, formOf, someone } from './harness'

const newsForm = async () => ({
  ...{ title: 'Гарчиг', summary: 'Хураангуй', text: '<p>Агуулга</p>', publisher: 'Админ' },
  category_cid: (await makeCategory()).cid,
})
const preview = async (kind: 'news' | 'report' | 'static-data', fields: Parameters<typeof formOf>[0]) =>
  ask(`POST /admin/insert/${kind}-preview`, { as: await someone(3), form: formOf(fields) })
const previewOf = async (answer: Awaited<ReturnType<typeof preview>>) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return (await getPreview(String(answer.body.id)))?.shown
}

describe('a preview', () => {
  it('of a new item has the cover that was chosen, and its texts as a save would clean them', async () => {
    const visiblePreview = await previewOf(
      await preview('news', {
        ...(await newsForm()),
        text: '<p onclick="alert(1)">Агуулга<script>alert(2)</script></p>',
        appears_at: '2031-05-01T10:00',
        image: blobOf(await pictureBytes()),
      }),
    )
    expect(visiblePreview).toMatchObject({
      kind: 'news',
      item: {
        text: '<p>Агуулга</p>',
        image: expect.stringMatching(/^\/files\//) as string,
        created_at: '2031-05-01T02:00:00.000Z',
      },
    })
  })

  it('of a stored item has its cover and its date, and changes nothing of it', async () => {
    const { id, version } = await makeNews({ title: 'Хадгалсан' })
    const as = await someone(3)
    const storedItem = (await ask(`GET /client/get/news/id?id=${id}`)).body.news as Record<string, unknown>
    const visiblePreview = await previewOf(await preview('news', { ...(await newsForm()), id, version }))
    expect(visiblePreview).toMatchObject({
      item: { id, title: 'Гарчиг', image: storedItem.image, created_at: storedItem.created_at },
    })
    expect((await ask(`GET /client/get/news/id?id=${id}`)).body.news).toEqual(storedItem)
    const { body } = await ask('GET /admin/get/news?category=all&term=Хадгалсан', { as })
    expect((body.news as { version: number }[])[0]?.version).toBe(version)
  })

  it('of a report leads to its stored PDF', async () => {
    const id = await insertContent(contentOf('POST /admin/insert/report'), 'Тайлан')
    const { body } = await ask(`GET /admin/get/reports/id?id=${id}`, { as: await someone(3) })
    const record = body.record as Record<string, unknown>
    expect(await previewOf(await preview('report', { id, title: 'Шинэ нэр' }))).toMatchObject({
      kind: 'report',
      report: { id, title: 'Шинэ нэр', image: record.image, pdf: record.pdf },
    })
  })

  it('is refused like a save, at the same fields', async () => {
    const form = await newsForm()
    expect(await preview('news', form)).toMatchObject({
      status: 400,
      body: { fields: { image: 'Нүүр зураг оруулна уу' } },
    })
    expect(await preview('report', { title: 'Тайлан' })).toMatchObject({
      status: 400,
      body: { fields: { image: expect.any(String) as string } },
    })
    const schedule = { appears_at: '2031-05-01T10:00', ends_at: '2031-05-01T09:00' }
    const { id } = await makeNews()
    expect(await preview('news', { ...form, id, ...schedule })).toMatchObject({
      status: 400,
      body: { fields: { ends_at: expect.any(String) as string } },
    })
    const { cid } = await makeCategory()
    expect((await preview('static-data', { category_cid: cid, text: 'x' })).status).toBe(404)
    expect((await preview('news', { ...form, id: 2_000_000_000 })).status).toBe(404)
    expect((await preview('report', { id: 2_000_000_000, title: 'x' })).status).toBe(404)
  })

  it('is for staff, and over after an hour', async () => {
    const { id: newsId } = await makeNews()
    const form = formOf({ ...(await newsForm()), id: newsId })
    expect((await ask('POST /admin/insert/news-preview', { form })).status).toBe(401)
    const answer = await preview('news', { ...(await newsForm()), id: newsId })
    const id = String(answer.body.id)
    await deleteOldPreviews()
    expect(await getPreview(id)).not.toBeNull()
    await db()
      .update(previews)
      .set({ created_at: new Date(Date.now() - previewMinutes * 60_000 - 1_000) })
      .where(eq(previews.id, id))
    expect(await getPreview(id)).toBeNull()
    await deleteOldPreviews()
    expect(await db().$count(previews, eq(previews.id, id))).toBe(0)
    for (const wrong of ['x', '', "' or true"]) expect(await getPreview(wrong)).toBeNull()
  })
})
