import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { assessmentRespondents } from '@/db/schema/assessment'
import { makeQuestion } from '@/tests/factories/assessment'
import { answersOf, fileOwn, freshQuestionnaire } from './assessment-steps'
import { ask, someone } from './harness'

const ids = freshQuestionnaire()

describe('GET /client/get/assessment', () => {
  it('answers the sections with questions, with their requirements', async () => {
    const { body } = await ask('GET /client/get/assessment')
    expect(body.result).toEqual([
      {
        id: ids['7.1'],
        mainIndex: '7.1',
        mainTitle: 'Асуулт 7.1',
        mainTitle_en: '',
        questions: [
          expect.objectContaining({
            cid: '7.1.1',
            children: ['7.1.1.1', '7.1.1.2'].map((cid) => ({
              id: ids[cid],
              cid,
              question: `Асуулт ${cid}`,
              question_en: '',
              answer: null,
              proof: false,
              proof_file: null,
              comment: '',
            })),
          }),
          expect.objectContaining({ cid: '7.1.2', children: [expect.objectContaining({ cid: '7.1.2' })] }),
        ],
      },
      expect.objectContaining({ mainIndex: '7.2' }),
    ])
  })
})

describe('the questions of the back office', () => {
  const insert = async (json: unknown) => ask('POST /admin/insert/question', { as: await someone(3), json })

  it('have the messages of the specification, in its order', async () => {
    expect((await insert({})).body.message).toBe('Үнэлгээний индексийг оруулна уу')
    expect((await insert({ cid: '7', question: 'а' })).body.message).toBe('Индексийн формат алдаатай байна.')
    expect((await insert({ cid: '7.1.1.1.1', question: 'а' })).body.message).toBe(
      'Индекс дээд тал нь дөрвөн хэсэгтэй, хэсэг бүр нь дээд тал нь дөрвөн оронтой байх ёстой.',
    )
    expect((await insert({ cid: '7.4' })).body.message).toBe('Үнэлгээний асуултыг оруулна уу')
    expect((await insert({ cid: '7.1', question: 'а' })).body.message).toBe('Индекс давхцаж байна')
    expect((await insert({ cid: '8.1.1', question: 'а' })).body.message).toBe(
      'Эхлээд 8.1 индекстэй мөрийг нэмнэ үү.',
    )
  })

  it('keep an unchanged number, and cannot take another’s', async () => {
    const as = await someone(1)
    const save = (json: object) => ask('POST /admin/update/question', { as, json })
    const ownQuestion = { id: ids['7.2'], originalCid: '7.2', cid: '7.2', question: 'Шинэ' }
    expect((await save(ownQuestion)).status).toBe(200)
    expect((await save({ ...ownQuestion, cid: '7.1' })).body.message).toBe('Индекс давхцаж байна')
    expect((await save({ ...ownQuestion, cid: '7.2.5' })).status).toBe(400)
    const { body } = await ask('GET /admin/check/index?cid=7.2', { as })
    expect(body.result).toEqual([
      { id: ids['7.2'], cid: '7.2', pid: null, question: 'Шинэ', question_en: '' },
    ])
    expect((await ask('GET /admin/check/index?cid=9.9', { as })).body.result).toEqual([])
  })

  it('keep their English when a save leaves it out, and lose it when it is sent empty', async () => {
    const as = await someone(1)
    const answer = await insert({ cid: '7.30', question: 'Асуулт', question_en: 'Question' })
    const save = async (values: object) => {
      const json = { id: answer.body.id, originalCid: '7.30', cid: '7.30', question: 'Шинэ', ...values }
      expect((await ask('POST /admin/update/question', { as, json })).status).toBe(200)
      return (await ask(`GET /admin/get/assessment-questions/id?id=${Number(answer.body.id)}`, { as })).body
        .record
    }
    expect(await save({})).toMatchObject({ question: 'Шинэ', question_en: 'Question' })
    expect(await save({ question_en: '' })).toMatchObject({ question: 'Шинэ', question_en: '' })
  })

  it('take no number that would put their children too deep', async () => {
    const as = await someone(1)
    for (const cid of ['7.40', '7.41', '7.41.1']) await makeQuestion(cid)
    const questionId = await makeQuestion('7.40.1')
    const below = await makeQuestion('7.40.1.1')
    const save = (cid: string) =>
      ask('POST /admin/update/question', {
        as,
        json: { id: questionId, originalCid: '7.40.1', cid, question: 'Зөөсөн' },
      })
    const answer = await save('7.41.1.2')
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { cid: expect.stringContaining('дөрвөн түвшнээс') as string } },
    })
    expect((await save('7.41.2')).status).toBe(200)
    const { body } = await ask('GET /admin/check/index?cid=7.41.2.1', { as })
    expect(body.result).toMatchObject([{ id: below, pid: '7.41.2' }])
    const remove = (id: number) => ask(`DELETE /admin/delete/question?id=${id}`, { as })
    expect((await remove(below)).status).toBe(200)
    expect((await save('7.41.1.2')).status).toBe(200)
  })

  it('are not deleted with children, and retired when they have answers', async () => {
    const as = await someone(2)
    const remove = (id?: number) => ask(`DELETE /admin/delete/question?id=${id}`, { as })
    const answer = await remove(ids['7.1.1'])
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain('2 асуулт')
    await fileOwn(answersOf(ids, 1))
    expect((await remove(ids['7.1.2'])).body).toEqual({ retired: true })
    expect((await remove(await makeQuestion('7.9'))).body).toEqual({ retired: false })
    expect((await remove(ids['7.1.2'])).status).toBe(404)
    const [respondent] = await db()
      .select()
      .from(assessmentRespondents)
      .orderBy(sql`id desc`)
      .limit(1)
    const { body } = await ask(`GET /admin/get/assessment-answer?id=${respondent?.id}`, { as })
    expect(JSON.stringify(body.answer)).toContain('Асуулт 7.1.2')
    // Its number can be used again.
    expect((await insert({ cid: '7.1.2', question: 'Өөр асуулт' })).status).toBe(200)
  })
})
