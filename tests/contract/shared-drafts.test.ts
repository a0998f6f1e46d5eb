import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { previewRemarks, previews } from '@/db/schema/previews'
import { deleteOldPreviews } from '@/lib/content/previews/mutations'
import { getPreview } from '@/lib/content/previews/queries'
import { remarkDays } from '@/lib/content/previews/schema'
import { remarkLettersMax } from '@/lib/office/shared-drafts/limits'
import { sharedDraftCalls } from '@/lib/office/shared-drafts/calls'
import type { Account } from '@/lib/platform/accounts/schema'
import { env } from '@/lib/platform/env'
import { makePreview, makeRemark } from '@/tests/factories/previews'
import { makeAccount, makeCategory, makeNews } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { contentOf, insertContent } from './content-cases'
import { type Answer, ask, formOf, someone } from './harness'

const ok = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
let editor: Account
beforeEach(async () => {
  editor = await makeAccount(3)
})
const share = async (id: string, more: object = {}) =>
  String(ok(await ask('POST /admin/insert/shared-draft', { as: editor, json: { id, days: 7, ...more } })).id)
const shareRecord = async (kind: string, record: object, more: object = {}) => {
  const { id } = ok(await ask(`POST /admin/insert/${kind}-preview`, { as: editor, json: record }))
  return share(String(id), more)
}
const listOf = async (
  list: 'shared-drafts' | 'draft-remarks',
  query: string,
  as: Account = editor,
): Promise<Record<string, unknown>[]> => {
  const { drafts, remarks } = ok(await ask(`GET /admin/get/${list}?${query}`, { as }))
  return (drafts ?? remarks) as Record<string, unknown>[]
}
const titleOf = async (id: string) => {
  const content = (await getPreview(id))?.shown
  return content?.kind === 'news' ? content.item.title : null
}
const newsForm = (title: string, { id, categoryCid }: { id: number; categoryCid: number }) => ({
  ...{ id, title, category_cid: categoryCid },
  ...{ summary: 'Хураангуй', text: '<p>Агуулга</p>', publisher: 'Админ' },
})
const sendRemark = (preview_id: string, more: object = {}) =>
  ask('POST /client/insert/draft-remark', {
    headers: from(),
    json: { preview_id, name: 'Бат', text: 'Тоог шалгана уу', place: '2,400 га', ...more },
  })
const endBefore = (id: string, days: number) =>
  db()
    .update(previews)
    .set({ shared_until: sql`now() - make_interval(days => ${days})` })
    .where(eq(previews.id, id))

describe('a shared draft', () => {
  it('is open for the chosen days, as a copy, and over at the next request when it is revoked', async () => {
    const previewId = await makePreview()
    const id = await share(previewId, { days: 30 })
    expect(id).not.toBe(previewId)
    expect((await getPreview(previewId))?.sharedUntil).toBeNull()
    const preview = await getPreview(id)
    expect(preview?.shown).toEqual((await getPreview(previewId))?.shown)
    const days = (Date.parse(preview?.sharedUntil ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)

    const colleague = await someone(3)
    ok(await ask(`DELETE /admin/delete/shared-draft?id=${id}`, { as: colleague }))
    expect(await getPreview(id)).toBeNull()
    expect((await ask(`DELETE /admin/delete/shared-draft?id=${id}`, { as: colleague })).status).toBe(404)
    const otherId = await share(previewId)
    await endBefore(otherId, 0)
    expect(await getPreview(otherId)).toBeNull()
  })

  it('is made of a preview that staff can open now, for one of the named times', async () => {
    const send = (json: object) => ask('POST /admin/insert/shared-draft', { as: editor, json })
    const old = await makePreview({ created_at: new Date(Date.now() - 2 * 3_600_000) })
    expect((await send({ id: old, days: 7 })).status).toBe(404)
    expect((await send({ id: randomUUID(), days: 7 })).status).toBe(404)
    const sharedId = await makePreview({ days: 1 })
    expect((await send({ id: sharedId, days: 30 })).status).toBe(404)
    for (const days of [0, 2, 365, 'x'])
      expect(await send({ id: await makePreview(), days })).toMatchObject({
        status: 400,
        body: { fields: { days: expect.any(String) as string } },
      })
  })

  it('of the newest version follows each save, also before it appears, and the other stays', async () => {
    const item = await makeNews({ title: 'Хуучин', news_status: false })
    const form = newsForm('Маягтад', item)
    const [newest, steadyId] = [
      await shareRecord('news', form, { follows_record: true }),
      await shareRecord('news', form),
    ]
    expect([await titleOf(newest), await titleOf(steadyId)]).toEqual(['Хуучин', 'Маягтад'])
    const update = formOf({ ...newsForm('Шинэ', item), news_status: false, appears_at: '2041-05-01T10:00' })
    ok(await ask('POST /admin/update/news', { as: editor, form: update }))
    expect([await titleOf(newest), await titleOf(steadyId)]).toEqual(['Шинэ', 'Маягтад'])
    expect((await ask(`GET /client/get/news/id?id=${item.id}`)).status).toBe(404)

    ok(await ask(`DELETE /admin/delete/news?id=${item.id}`, { as: await someone(1) }))
    expect([await getPreview(newest), await getPreview(steadyId)]).toEqual([null, null])
  })

  it('of the newest version works for reports and page texts', async () => {
    const reportId = await insertContent(contentOf('POST /admin/insert/report'), 'Тайлан')
    const newestReport = await shareRecord('report', { id: reportId, title: 'Өөр' }, { follows_record: true })
    expect((await getPreview(newestReport))?.shown).toMatchObject({ report: { title: 'Тайлан' } })
    const { cid } = await makeCategory({ page_type: 'static' })
    const text = { category_cid: cid, text: '<p>Нэг</p>', appears_at: '2041-05-01T10:00' }
    const newestText = await shareRecord(
      'static-data',
      { ...text, text: '<p>Өөр</p>' },
      { follows_record: true },
    )
    expect((await getPreview(newestText))?.shown).toMatchObject({ page: { text: '' } })
    ok(await ask('POST /admin/insert/static-data', { as: editor, json: text }))
    expect((await getPreview(newestText))?.shown).toMatchObject({ page: { text: '<p>Нэг</p>' } })
    expect(await listOf('shared-drafts', `kind=pageText&record_id=${cid}`)).toMatchObject([
      { id: newestText },
    ])
  })

  it('of a record is listed for every colleague, that of an unsaved one for its account', async () => {
    const { id: record_id } = await makeNews()
    const savedId = await makePreview({ record_id, days: 7, account_id: editor.id })
    await makePreview({ record_id, account_id: editor.id })
    const colleague = await someone(3)
    expect(await listOf('shared-drafts', `kind=news&record_id=${record_id}`, colleague)).toMatchObject([
      { id: savedId, is_open: true, follows_record: false },
    ])
    const unsavedId = await share(await makePreview({ account_id: editor.id }), { follows_record: true })
    await makeRemark({ preview_id: unsavedId })
    for (const list of ['shared-drafts', 'draft-remarks'] as const) {
      expect(await listOf(list, 'kind=news')).toHaveLength(1)
      expect(await listOf(list, 'kind=report')).toEqual([])
      expect(await listOf(list, 'kind=news', await makeAccount(3))).toEqual([])
    }
    expect(await titleOf(unsavedId)).toBe('Ноорог мэдээ')

    const { id: newRecord } = await makeNews({ title: 'Хадгалсан' })
    const takeOver = (json: object) => ask('POST /admin/update/shared-drafts', { as: editor, json })
    expect((await takeOver({ kind: 'news', record_id: 2_000_000_000 })).status).toBe(404)
    ok(await takeOver({ kind: 'news', record_id: newRecord }))
    expect(await listOf('shared-drafts', 'kind=news')).toEqual([])
    expect(await listOf('draft-remarks', `kind=news&record_id=${newRecord}`, colleague)).toHaveLength(1)
    expect(await titleOf(unsavedId)).toBe('Хадгалсан')
  })

  it('is listed a page at a time, also when it has ended', async () => {
    const { id: record_id } = await makeNews()
    const ids: string[] = []
    for (const days of [1, 2, 3]) ids.push(await makePreview({ record_id, days }))
    await endBefore(ids[0] ?? '', 1)
    const query = `kind=news&record_id=${record_id}&limit=2`
    const first = ok(await ask(`GET /admin/get/shared-drafts?${query}`, { as: editor }))
    expect(first).toMatchObject({ total: 3, totalPages: 2, drafts: [{ id: ids[2] }, { id: ids[1] }] })
    expect(await listOf('shared-drafts', `${query}&page=2`)).toMatchObject([{ id: ids[0], is_open: false }])
  })
})

describe('a remark', () => {
  it('is stored once for its reader, stands beside the form, and can be dealt with', async () => {
    const { id: record_id } = await makeNews()
    const id = await makePreview({ record_id, days: 7 })
    const answers = await Promise.all([sendRemark(id), sendRemark(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    ok(await sendRemark(id, { text: 'Програм', website: 'https://spam.example' }))
    ok(await sendRemark(id, { text: 'Хоёр дахь', place: '' }))
    const query = `kind=news&record_id=${record_id}`
    const remarks = await listOf('draft-remarks', query, await someone(3))
    expect(remarks).toMatchObject([
      { name: 'Бат', text: 'Хоёр дахь', place: '', is_done: false },
      { text: 'Тоог шалгана уу', place: '2,400 га' },
    ])
    ok(
      await ask('POST /admin/update/draft-remark', {
        as: editor,
        json: { id: remarks[0]?.id, is_done: true },
      }),
    )
    expect(await listOf('draft-remarks', query)).toMatchObject([
      { text: 'Тоог шалгана уу', is_done: false },
      { text: 'Хоёр дахь', is_done: true },
    ])
  })

  it('is refused in the language of the reader, at its fields', async () => {
    const id = await makePreview({ days: 7 })
    expect(await sendRemark(id, { name: ' ', text: '' })).toMatchObject({
      status: 400,
      body: { fields: { name: 'Энэ талбарыг бөглөнө үү.', text: 'Энэ талбарыг бөглөнө үү.' } },
    })
    for (const [field, max] of Object.entries(remarkLettersMax)) {
      expect((await sendRemark(id, { [field]: 'я'.repeat(max + 1) })).body.fields, field).toHaveProperty(
        field,
      )
      expect((await sendRemark(id, { [field]: 'я'.repeat(max) })).status, field).toBe(200)
    }
    expect((await sendRemark('x')).status).toBe(400)
  })

  it('is not taken for a draft that is not shared now', async () => {
    const { id: record_id } = await makeNews()
    const [fresh, endedId, orphan] = [
      await makePreview(),
      await makePreview({ days: 7 }),
      await makePreview({ record_id, days: 7 }),
    ]
    await endBefore(endedId, 0)
    ok(await ask(`DELETE /admin/delete/news?id=${record_id}`, { as: await someone(1) }))
    for (const id of [fresh, endedId, orphan, randomUUID()])
      expect((await sendRemark(id)).status, id).toBe(404)
    const answer = await ask('POST /client/insert/draft-remark?lang=en', {
      headers: from(),
      json: { preview_id: endedId, name: 'Bat', text: 'Check the number', lang: 'en' },
    })
    expect(answer.body.message).toBe('This draft is no longer shared, so it takes no remarks.')
  })

  it('has a limit for its sender and one for its draft', async () => {
    const id = await makePreview({ days: 7 })
    const headers = from()
    const send = (text: string) =>
      ask('POST /client/insert/draft-remark', { headers, json: { preview_id: id, name: 'Бат', text } })
    const points = Math.ceil((sharedDraftCalls.insertDraftRemark.rate?.points ?? 0) * env().rateLimitFactor)
    for (let at = 0; at < points; at++) expect((await send(`Санал ${at}`)).status).toBe(200)
    expect((await send('Нэг илүү')).status).toBe(429)
    const values = Array.from({ length: 200 }, (_, at) => ({
      preview_id: id,
      name: 'Бат',
      text: `Олон ${at}`,
    }))
    await db().insert(previewRemarks).values(values)
    expect((await sendRemark(id)).status).toBe(409)
  })

  it('is deleted with its draft 90 days after the end, and a draft without remarks at its end', async () => {
    const make = async (daysSinceEnd: number, hasRemark: boolean) => {
      const id = await makePreview({ created_at: new Date(Date.now() - 200 * 86_400_000), days: 7 })
      if (hasRemark) await makeRemark({ preview_id: id })
      if (daysSinceEnd > 0) await endBefore(id, daysSinceEnd)
      return id
    }
    const ids = [
      await make(0, false),
      await make(1, false),
      await make(remarkDays - 1, true),
      await make(remarkDays + 1, true),
    ]
    await deleteOldPreviews()
    const isStored = async (id: string) => (await db().$count(previews, eq(previews.id, id))) === 1
    expect(await Promise.all(ids.map(isStored))).toEqual([true, false, true, false])
  })
})
