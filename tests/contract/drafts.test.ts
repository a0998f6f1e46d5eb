import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { drafts } from '@/db/schema/drafts'
import type { Account } from '@/lib/platform/accounts/schema'
import { listUnusedFiles } from '@/lib/platform/files/references'
import { deleteOldDrafts } from '@/lib/platform/records/drafts/mutations'
import { draftBytesMax, draftDays, unsavedDraftsMax } from '@/lib/platform/records/drafts/schema'
import { makeDraft, newsForm } from '@/tests/factories/drafts'
import { makeAccount, makeCategory, makeNews, makePicture } from '@/tests/factories/rows'
import { type Answer, ask, formOf, someone } from './harness'

const ok = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const queryOf = (more: Record<string, string> = {}) =>
  new URLSearchParams({ ...newsForm, ...more }).toString()

let editor: Account
let colleague: Account
beforeEach(async () => {
  ;[editor, colleague] = [await makeAccount(3), await makeAccount(2)]
})

/** An open form of news, which stores its values. */
const openForm = (as: Account, record: object = {}, id: string = randomUUID()) => {
  const open_form = randomUUID()
  return (title: string, more: object = {}) =>
    ask(`POST /admin/update/draft?${queryOf()}`, {
      as,
      json: {
        ...{ id, open_form, title, values: { title }, record_id: null, record_version: null, version: 0 },
        ...record,
        ...more,
        ...newsForm,
      },
    })
}
const draftOf = async (as: Account, query: Record<string, string>) =>
  ok(await ask(`GET /admin/get/draft/id?${queryOf(query)}`, { as })).draft as Record<string, unknown> | null
const isThere = async (id: string) => (await db().$count(drafts, eq(drafts.id, id))) === 1

describe('a draft', () => {
  it('is found by every colleague, with what was typed, by whom and when, and asks for nothing else', async () => {
    const { id: record_id } = await makeNews()
    const store = openForm(editor, { record_id, record_version: 1 })
    ok(await store('Эхлэл', { values: { title: '', text: '<p>Дутуу</p>', is_on: false, order: [2, 1] } }))
    expect(await draftOf(colleague, { record_id: String(record_id) })).toMatchObject({
      ...{ values: { title: '', text: '<p>Дутуу</p>', is_on: false, order: [2, 1] } },
      ...{ record_version: 1, version: 1, is_own: false, changed_by: editor.first_name },
    })
    expect(await draftOf(editor, { record_id: String(record_id) })).toMatchObject({ is_own: true })
    expect(await draftOf(editor, { id: randomUUID() })).toBeNull()
    expect(await draftOf(editor, { record_id: String(record_id), form: 'other' })).toBeNull()
    expect(await db().$count(auditLog, eq(auditLog.account_id, editor.id))).toBe(0)
  })

  it('of two writers is not overwritten by the second, unless that one says so', async () => {
    const { id: record_id } = await makeNews()
    const [first, second] = [
      openForm(editor, { record_id, record_version: 1 }),
      openForm(colleague, { record_id, record_version: 1 }),
    ]
    const { id } = ok(await first('Нэг'))
    const refusal = await second('Хоёр')
    expect(refusal).toMatchObject({ status: 409, body: { fields: { version: refusal.body.message } } })
    expect(refusal.body.message).toContain(editor.first_name)
    const takenOver = ok(await second('Хоёр', { version: undefined }))
    expect(takenOver).toMatchObject({ id, version: 2 })
    expect((await first('Нэг дахин', { version: 1 })).status).toBe(409)
    expect(await draftOf(editor, { record_id: String(record_id) })).toMatchObject({
      values: { title: 'Хоёр' },
      changed_by: colleague.first_name,
    })
  })

  it('of two colleagues that begin at once is stored once', async () => {
    const { id: record_id } = await makeNews()
    const answers = await Promise.all([
      openForm(editor, { record_id })('Нэг'),
      openForm(colleague, { record_id })('Хоёр'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is stored once when its first answer was lost, and goes on from there', async () => {
    const store = openForm(editor)
    const { id } = ok(await store('Нэг'))
    expect(ok(await store('Нэг, хоёр'))).toMatchObject({ id, version: 2 })
  })

  it('that a colleague has finished is not begun again by a form that is still open', async () => {
    const store = openForm(editor)
    const { id } = ok(await store('Нэг'))
    ok(await ask(`DELETE /admin/delete/draft?${queryOf({ id: String(id) })}`, { as: colleague }))
    expect(await store('Хоёр', { version: 1 })).toMatchObject({
      status: 409,
      body: { message: 'Энэ нооргийг өөр хүн хадгалсан эсвэл устгасан байна.' },
    })
    expect(ok(await store('Хоёр', { version: undefined }))).toMatchObject({ id, version: 1 })
  })

  it('is refused with a message when it is none', async () => {
    const bad = [
      { id: 'x' },
      { open_form: '' },
      { values: 'x' },
      { values: null },
      { record_id: 'x' },
      { record_version: -1 },
      { title: 'я'.repeat(501) },
      { values: { text: 'я'.repeat(draftBytesMax / 2) } },
    ]
    for (const more of bad) {
      const answer = await openForm(editor)('Гарчиг', more)
      expect(answer.status, JSON.stringify(more).slice(0, 80)).toBe(400)
      expect(Object.keys(answer.body.fields as object)).toEqual(Object.keys(more))
    }
    ok(await openForm(editor)('Гарчиг', { values: { text: 'я'.repeat(draftBytesMax / 2 - 100) } }))
    const { id } = ok(await openForm(editor)('Гарчиг', { values: { text: 'а\u0000б\ud800' } }))
    expect(await draftOf(editor, { id: String(id) })).toMatchObject({ values: { text: 'аб\ufffd' } })
  })

  it('is one of at most a hundred of an account and a form', async () => {
    for (let at = 0; at < unsavedDraftsMax; at++) await makeDraft({ account_id: editor.id })
    expect((await openForm(editor)('Нэг илүү')).status).toBe(409)
    ok(await openForm(colleague)('Өөр хүнийх'))
    ok(await openForm(editor, { record_id: (await makeNews()).id })('Бичлэгийнх'))
  })

  it('ends 90 days after its last change', async () => {
    const make = (days: number) =>
      makeDraft({ updated_at: sql`now() - make_interval(days => ${days})` as never })
    const ids = [await make(draftDays - 1), await make(draftDays + 1)]
    await deleteOldDrafts()
    expect(await Promise.all(ids.map(isThere))).toEqual([true, false])
  })

  it('keeps the pictures in its texts', async () => {
    const { url } = await makePicture()
    await makeDraft({ values: { text: `<p><img src="${url}"></p>` } })
    const unusedKeys: string[] = []
    for await (const batch of listUnusedFiles('files', new Date(Date.now() + 60_000)))
      unusedKeys.push(...batch.map((file) => file.key))
    expect(unusedKeys.filter((key) => url.includes(key))).toEqual([])
  })
})

describe('who may use a draft', () => {
  const ofMembers = { call: 'POST /admin/update/member-companies', form: 'news', kind: 'news' }

  it('is who may make the call that saves its form, before the body is read', async () => {
    const query = new URLSearchParams(ofMembers).toString()
    const send = (as: Account) =>
      ask(`POST /admin/update/draft?${query}`, { as, body: 'x', headers: { 'content-type': 'text/plain' } })
    expect((await send(editor)).status).toBe(403)
    expect((await send(colleague)).status).toBe(415)
    const id = await makeDraft(ofMembers as never)
    for (const route of [
      `GET /admin/get/drafts?${query}`,
      `GET /admin/get/draft/id?${query}&id=${id}`,
      `DELETE /admin/delete/draft?${query}&id=${id}`,
    ]) {
      expect((await ask(route, { as: editor })).status, route).toBe(403)
      expect((await ask(route, { as: colleague })).status, route).toBe(200)
    }
  })

  it('is told by the query alone: the body cannot name another call', async () => {
    const content = { title: 'x', values: {}, record_id: null, record_version: null, version: 0 }
    const json = { ...ofMembers, ...content, id: randomUUID(), open_form: randomUUID() }
    ok(await ask(`POST /admin/update/draft?${queryOf()}`, { as: editor, json }))
    const [row] = await db().select().from(drafts).where(eq(drafts.id, json.id))
    expect(row?.call).toBe(newsForm.call)
  })

  it.each([
    '',
    'x',
    'GET /admin/get/news',
    'POST /client/insert/office-request',
    'DELETE /admin/delete/news',
  ])('is nobody for a call that is no write of staff: %j', async (call) => {
    const answer = await ask(`GET /admin/get/drafts?${queryOf({ call })}`, { as: editor })
    expect(answer).toMatchObject({ status: 400, body: { fields: { call: expect.any(String) as string } } })
  })

  it('cannot have one of records that are no content', async () => {
    for (const kind of ['accounts', 'office_requests', ''])
      expect((await ask(`GET /admin/get/drafts?${queryOf({ kind })}`, { as: editor })).status).toBe(400)
  })
})

describe('the drafts of a form', () => {
  it('are listed a page at a time, the newest first, and tell which records have one', async () => {
    await db().delete(drafts)
    const ids: string[] = []
    for (const minutes of [3, 2, 1])
      ids.unshift(
        await makeDraft({ updated_at: new Date(Date.now() - minutes * 60_000), title: `Ноорог ${minutes}` }),
      )
    const { id: record_id } = await makeNews()
    await makeDraft({ record_id, account_id: colleague.id })
    await makeDraft({ form: 'other' })
    const list = async (page: number) =>
      ok(await ask(`GET /admin/get/drafts?${queryOf({ limit: '2', page: String(page) })}`, { as: editor }))
    expect(await list(1)).toMatchObject({
      ...{ total: 3, totalPages: 2, drafts: [{ id: ids[0], title: 'Ноорог 1' }, { id: ids[1] }] },
      of_records: [{ record_id, changed_by: colleague.first_name }],
    })
    expect(await list(2)).toMatchObject({ drafts: [{ id: ids[2] }] })
  })
})

describe('a draft is over', () => {
  it('when the form is saved, but not when the save is refused or somebody has changed it since', async () => {
    const id = await makeDraft({ account_id: editor.id })
    const { cid } = await makeCategory({ page_type: 'news' })
    const form = {
      title: 'Гарчиг',
      category_cid: String(cid),
      summary: 'х',
      text: '<p>a</p>',
      publisher: 'А',
    }
    const save = (values: Record<string, string>, version = 1) =>
      ask(`POST /admin/update/news?draft=${id}.${version}`, { as: colleague, form: formOf(values) })
    const { id: record } = await makeNews()
    expect((await save({ ...form, id: String(record), title: '' })).status).toBe(400)
    expect(await isThere(id)).toBe(true)
    await db().update(drafts).set({ version: 2 }).where(eq(drafts.id, id))
    ok(await save({ ...form, id: String(record) }))
    expect(await isThere(id)).toBe(true)
    ok(await save({ ...form, id: String(record) }, 2))
    expect(await isThere(id)).toBe(false)
    ok(
      await ask('POST /admin/update/news?draft=x', {
        as: editor,
        form: formOf({ ...form, id: String(record) }),
      }),
    )
  })

  it('when its record is deleted, whoever deletes it', async () => {
    const records = [await makeNews(), await makeNews()]
    const ids: string[] = []
    for (const { id: record_id } of records) ids.push(await makeDraft({ record_id }))
    ok(await ask(`DELETE /admin/delete/news?id=${records[0]?.id}`, { as: await someone(1) }))
    expect(await Promise.all(ids.map(isThere))).toEqual([false, true])
    await db().execute(sql`delete from news where id = ${records[1]?.id}`)
    expect(await db().$count(drafts, inArray(drafts.id, ids))).toBe(0)
  })

  it('not by a save of somebody who may not use it', async () => {
    const id = await makeDraft({ call: 'POST /admin/update/member-companies' })
    const json = { icon: 'facebook', link: 'https://facebook.example' }
    ok(await ask(`POST /admin/insert/social-link?draft=${id}.1`, { as: editor, json }))
    expect(await isThere(id)).toBe(true)
  })
})
