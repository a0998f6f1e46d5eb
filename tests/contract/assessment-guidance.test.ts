import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { db } from '@/db/client'
import { assessmentClauses, assessmentQuestions } from '@/db/schema/assessment'
import { csvLine } from '@/lib/platform/files/csv'
import type { ImportAnswer } from '@/lib/platform/files/import-answer'
import { makeClause, makeStandard } from '@/tests/factories/assessment'
import { freshQuestionnaire } from './assessment-steps'
import { ask, blobOf, fetchCall, formOf, someone } from './harness'

const ids = freshQuestionnaire()
const route = 'POST /admin/upload/assessment-clauses'
const header = ['Асуултын индекс', 'Стандарт', 'Заалт', 'Заалтын нэр', 'Заалтын нэр (англи)', 'Хаяг']
const csv = (rows: readonly (readonly string[])[]) => Buffer.from([header, ...rows].map(csvLine).join(''))

async function send(bytes: Uint8Array, dryRun = false, name = 'rows.csv') {
  const form = formOf({ dryRun, file: blobOf(Buffer.from(bytes)) }, name)
  const { status, body } = await ask(route, { as: await someone(3), form })
  return { status, body: body as ImportAnswer }
}
const readGuidance = async (section: string) =>
  (await ask(`GET /client/get/assessment-guidance?section=${section}`)).body.guidance as {
    cid: string
    explanation: string
    clauses: { standard: string; clause: string }[]
  }[]
const clausesOf = (cid: string) =>
  db()
    .select()
    .from(assessmentClauses)
    .where(eq(assessmentClauses.question_id, ids[cid] ?? 0))
    .orderBy(assessmentClauses.id)

it('is answered for one section: only what is written, with the clauses of what is asked now', async () => {
  const standard = await makeStandard()
  const clause = { standard_id: standard.id, clause: '303-3', title_en: 'Water withdrawal' }
  await makeClause({ ...clause, question_id: ids['7.1.1'] ?? 0 })
  await makeClause({ ...clause, question_id: ids['7.2.1'] ?? 0 })
  const json = { id: ids['7.1'], cid: '7.1', originalCid: '7.1', question: 'Гарчиг' }
  const save = async (values: object) =>
    ask('POST /admin/update/question', { as: await someone(3), json: { ...json, ...values } })
  expect((await save({ explanation: 'Тайлбар', evidence: 'Журам\nТушаал' })).status).toBe(200)
  // A client that does not know of the texts leaves them as they are.
  expect((await save({})).status).toBe(200)
  expect(await readGuidance('7.1')).toEqual([
    {
      ...{ cid: '7.1', explanation: 'Тайлбар', explanation_en: '' },
      ...{ evidence: 'Журам\nТушаал', evidence_en: '', clauses: [] },
    },
    {
      ...{ cid: '7.1.1', explanation: '', explanation_en: '', evidence: '', evidence_en: '' },
      clauses: [
        { standard: standard.code, clause: '303-3', title: '', title_en: 'Water withdrawal', link: '' },
      ],
    },
  ])
  expect(await readGuidance('9.9')).toEqual([])
  expect((await ask('GET /client/get/assessment-guidance?section=7')).status).toBe(400)
  await db()
    .update(assessmentQuestions)
    .set({ retired_at: new Date() })
    .where(eq(assessmentQuestions.id, ids['7.1.1'] ?? 0))
  expect((await readGuidance('7.1')).map(({ cid }) => cid)).toEqual(['7.1'])
})

it('refuses a clause without question or standard, one twice, and a standard that is used', async () => {
  const as = await someone(3)
  const standard = await makeStandard()
  const insert = (values: object) =>
    ask('POST /admin/insert/assessment-clause', {
      as,
      json: { cid: '7.1.1', standard_id: standard.id, clause: '2-7', ...values },
    })
  expect((await insert({ cid: '9.9' })).body.fields).toEqual({ cid: '9.9 индекстэй асуулт алга.' })
  expect((await insert({ standard_id: 2_000_000_000 })).body.fields).toEqual({
    standard_id: 'Стандартыг сонгоно уу.',
  })
  expect((await insert({ link: 'javascript:alert(1)' })).status).toBe(400)
  expect((await insert({})).status).toBe(200)
  expect((await insert({})).body.fields).toEqual({ clause: 'Энэ заалт уг асуултад бүртгэгдсэн байна.' })
  const remove = `DELETE /admin/delete/assessment-standard?id=${standard.id}`
  expect((await ask(remove, { as })).status).toBe(403)
  const refusal = await ask(remove, { as: await someone(2) })
  expect(refusal).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('1 заалт') as string },
  })
  const again = await ask('POST /admin/insert/assessment-standard', {
    as,
    json: { code: standard.code.toUpperCase(), name: 'Өөр' },
  })
  expect(again.body.fields).toEqual({ code: 'Ийм товч нэртэй стандарт бүртгэгдсэн байна.' })
})

it('takes clauses of a file after a trial, and a second time changes nothing', async () => {
  const { code } = await makeStandard()
  const file = csv([
    ['7.1.1', code, '303-3', 'Усны олборлолт', 'Water withdrawal', 'https://standard.example/303'],
    ['7.2', code.toUpperCase(), '303-3', '', 'Water withdrawal', ''],
  ])
  expect((await send(file, true)).body).toMatchObject({ rows: 2, inserted: 2, updated: 0, bad: 0 })
  expect(await clausesOf('7.1.1')).toEqual([])
  expect((await send(file)).body).toMatchObject({ inserted: 2, bad: 0 })
  expect((await send(file)).body).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
  expect(await clausesOf('7.1.1')).toMatchObject([{ clause: '303-3', title: 'Усны олборлолт', version: 1 }])
  // An empty cell leaves what is stored.
  expect((await send(csv([['7.1.1', code, '303-3', 'Ус', '', '']]))).body).toMatchObject({ updated: 1 })
  expect(await clausesOf('7.1.1')).toMatchObject([
    { title: 'Ус', title_en: 'Water withdrawal', link: 'https://standard.example/303', version: 2 },
  ])
})

it('names each bad row of a file, and imports the others', async () => {
  const { code } = await makeStandard()
  const { body } = await send(
    csv([
      ['7.1.1', code, '2-7', '', '', ''],
      ['9.9', code, '2-7', '', '', ''],
      ['7.1.1', 'ҮГҮЙ', '2-7', '', '', ''],
      ['7.1.1', code, '', '', '', ''],
      ['7.1.1', code, '2-8', '', '', 'standard.example'],
      ['7.1.1', code, '2-7', 'Өөр', '', ''],
    ]),
  )
  expect(body).toMatchObject({ rows: 6, inserted: 1, bad: 5 })
  expect(body.badRows.map(({ line, field }) => [line, field])).toEqual([
    [3, 'Асуултын индекс'],
    [4, 'Стандарт'],
    [5, 'Заалт'],
    [6, 'Хаяг'],
    [7, ''],
  ])
  // What a spreadsheet makes of a typed 2-7.
  const day = { value: new Date('2026-02-07'), type: Date, format: 'yyyy-mm-dd' }
  const workbookWithDay = await writeXlsxFile([
    header.map((value) => ({ value })),
    [{ value: '7.1.1' }, { value: code }, day],
  ]).toBuffer()
  expect((await send(workbookWithDay, true, 'rows.xlsx')).body).toMatchObject({
    badRows: [{ line: 2, field: 'Заалт' }],
  })
})

it('is exported as the file that the import takes, by standard and section', async () => {
  const { id, code } = await makeStandard()
  await makeClause({ question_id: ids['7.1.1'] ?? 0, standard_id: id, clause: '2-7', title: 'Ажилтан' })
  await makeClause({ question_id: ids['7.2.1'] ?? 0, standard_id: id, clause: '303-3' })
  const as = await someone(3)
  const download = async (query: string) =>
    fetchCall(`GET /admin/get/assessment-clauses/file?${query}`, { as })
  const workbook = await download(`kind=xlsx&standard_id=${id}`)
  const bytes = new Uint8Array(await workbook.arrayBuffer())
  expect((await send(bytes, true, 'rows.xlsx')).body).toMatchObject({ rows: 2, unchanged: 2, bad: 0 })
  const text = await (await download(`kind=csv&standard_id=${id}&section=7.2`)).text()
  expect(text).toContain('303-3')
  expect(text).not.toContain('Ажилтан')
  const list = await ask(`GET /admin/get/assessment-clauses?standard_id=${id}`, { as })
  expect(list.body).toMatchObject({ total: 2, clauses: [{ cid: '7.1.1', standard: code }, { cid: '7.2.1' }] })
})
