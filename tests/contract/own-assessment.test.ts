import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { assessmentRespondents } from '@/db/schema/assessment'
import { answersOf, fileOwn, freshQuestionnaire, from, respondent } from './assessment-steps'
import { ask, someone } from './harness'

const ids = freshQuestionnaire()

describe('POST /client/insert/answer', () => {
  it('asks for the fields in their order, each with its message', async () => {
    const answer = await ask('POST /client/insert/answer', { json: { answers: [] }, headers: from() })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      message: 'Байгууллагын нэрийг оруулна уу.',
      fields: {
        name: 'Байгууллагын нэрийг оруулна уу.',
        email: 'И-мэйл хаягаа оруулна уу.',
        phone_number: 'Утасны дугаараа оруулна уу.',
        answers: 'Бүх асуултанд хариулна уу.',
      },
    })
    const wrong = await fileOwn(answersOf(ids, 1), { email: 'gobi@test.e' })
    expect(wrong.body.fields).toEqual({ email: 'И-мэйл хаяг буруу байна. Жишээ: ner@baiguullaga.mn' })
  })

  it('takes an answer to every question, and to none that is not asked', async () => {
    const all = answersOf(ids, 1)
    expect((await fileOwn(all.slice(1))).body.message).toBe('Бүх асуултанд хариулна уу.')
    const unknown = [...all, { question_id: ids['7.1'], answer: 1, proof: false }]
    expect((await fileOwn(unknown)).body.fields).toHaveProperty('answers')
    expect((await fileOwn([...all, all[0]])).status).toBe(400)
    expect((await fileOwn(all.map((each) => ({ ...each, answer: 2 })))).status).toBe(400)
  })

  it('answers the rounded share of yes, and shows the office what was answered', async () => {
    const values = respondent()
    const answer = await fileOwn(answersOf(ids, 1, 1, 0, 0), values)
    expect(answer.body).toEqual({ percentage: 50, total_true: 2, total_false: 2 })
    const as = await someone(2)
    const { body } = await ask('GET /admin/get/assessment-respondents', { as })
    const [newest] = body.respondents as { id: number }[]
    expect(newest).toMatchObject({ name: values.name, email: values.email, phone_number: '9911 2233' })
    const answers = await ask(`GET /admin/get/assessment-answer?id=${newest?.id}`, { as })
    expect(answers.body).toEqual({
      answer: [
        {
          mainIndex: '7.1',
          mainTitle: 'Асуулт 7.1',
          questions: [
            {
              cid: '7.1.1',
              question: 'Асуулт 7.1.1',
              children: [
                { cid: '7.1.1.1', question: 'Асуулт 7.1.1.1', answer: true, proof: true },
                { cid: '7.1.1.2', question: 'Асуулт 7.1.1.2', answer: true, proof: false },
              ],
            },
            {
              cid: '7.1.2',
              question: 'Асуулт 7.1.2',
              children: [{ cid: '7.1.2', question: 'Асуулт 7.1.2', answer: false, proof: false }],
            },
          ],
        },
        expect.objectContaining({ mainIndex: '7.2' }),
      ],
      totalPercentage: 50,
      totalCount: 4,
      totalYes: 2,
      totalNo: 2,
    })
  })

  it('answers a submission that is sent again with what was filed, whatever it says now', async () => {
    const values = respondent({ submission: randomUUID() })
    const first = await fileOwn(answersOf(ids, 1), values)
    const again = await fileOwn(answersOf(ids, 0), values)
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await fileOwn(answersOf(ids, 0), respondent({ submission: randomUUID() }))).body).not.toEqual(
      first.body,
    )
  })

  it('files one of two sendings, keeps no contact without consent, and nothing of a program', async () => {
    const submission = randomUUID()
    const values = respondent({ submission, keep_contact: undefined })
    const answers = answersOf(ids, 1)
    const both = await Promise.all([fileOwn(answers, values), fileOwn(answers, values)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const program = respondent({ website: 'https://spam.example' })
    expect((await fileOwn(answers, program)).status).toBe(200)
    const rows = await db().select().from(assessmentRespondents)
    expect(rows.filter(({ name }) => name === values.name)).toMatchObject([{ email: '', phone_number: '' }])
    expect(rows.some(({ name }) => name === program.name)).toBe(false)
    const willing = respondent()
    expect((await fileOwn(answers, willing)).status).toBe(200)
    const [row] = await db()
      .select()
      .from(assessmentRespondents)
      .where(eq(assessmentRespondents.name, willing.name))
    expect(row).toMatchObject({ email: willing.email, consented_at: expect.any(Date) })
  })
})
