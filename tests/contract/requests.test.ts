import { eq, sql } from 'drizzle-orm'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { officeRequests } from '@/db/schema/requests'
import { env } from '@/lib/platform/env'
import { makeAccount } from '@/tests/factories/rows'
import { runDueJobs } from './due-jobs'
import { ask, someone } from './harness'

const route = 'POST /client/insert/office-request'
let sender = 0

function fillForm(values: Record<string, unknown> = {}) {
  sender += 1
  return {
    name: 'Бат Болд',
    email: `sender-${Date.now()}-${sender}@test.example`,
    phone_number: '9911 2233',
    business_type: 'Хайгуул',
    member_request: true,
    ...values,
  }
}
const send = (json: unknown) =>
  ask(route, { json, headers: { 'x-forwarded-for': `203.0.113.${++sender % 250}` } })

describe(route, () => {
  it('asks for the fields in the order of the specification', async () => {
    const answer = await send({})
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      message: 'Овог нэрээ оруулна уу',
      fields: {
        name: 'Овог нэрээ оруулна уу',
        email: 'Имэйл хаягаа оруулна уу',
        phone_number: 'Утасны дугаараа оруулна уу',
        business_type: 'Бизнесийн төрлөө оруулна уу',
        member_request: 'Хүсэлтийн зорилгийг бөглөнө үү',
      },
    })
    expect((await send(fillForm({ member_request: false }))).body.message).toBe(
      'Хүсэлтийн зорилгийг бөглөнө үү',
    )
    expect((await send(fillForm({ email: 'not-an-address' }))).body.fields).toEqual({
      email: 'И-мэйл хаяг буруу байна. Жишээ: ner@baiguullaga.mn',
    })
  })

  it('files one request of two presses, with mail to the staff and to the sender in their language', async () => {
    const admin = await makeAccount(2)
    const form = fillForm({ lang: 'en' })
    const answers = await Promise.all([send(form), send(form)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await db().select().from(officeRequests).where(eq(officeRequests.email, form.email))
    expect(rows).toHaveLength(1)
    const mine = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, form.email))
    expect(mine.map(({ subject }) => subject)).toEqual(['We have received your request'])
    const staff = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, admin.email))
    expect(staff[0]?.text).toContain('Зорилго: Гишүүнээр элсэх')

    await runDueJobs()
    const sentMails = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, form.email))
    expect(sentMails[0]?.sent_at).toBeInstanceOf(Date)
    const folder = env().mailDir
    const mails = existsSync(folder)
      ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
      : []
    expect(mails.some((mail) => mail.includes(`To: ${form.email}`))).toBe(true)
  })

  it('is not put aside by what a stranger sent in the same name a moment before', async () => {
    const form = fillForm({ phone_number: '9911 2233' })
    await send({ ...form, phone_number: '0000 0000' })
    await send({ ...form, business_type: 'Зохиосон' })
    await send(form)
    const rows = await db().select().from(officeRequests).where(eq(officeRequests.email, form.email))
    expect(
      rows.map(({ phone_number: phoneNumber, business_type: businessType }) => [phoneNumber, businessType]),
    ).toContainEqual([form.phone_number, form.business_type])
    expect(rows).toHaveLength(3)
  })

  it('accepts only a plain name, because it appears in a mail to any typed address', async () => {
    for (const [lang, name, message] of [
      ['mn', 'Бат\n\nТа шагнал хожлоо', 'Нэрээ нэг мөрөнд, холбоосгүй бичнэ үү.'],
      ['en', 'Claim it at https://prize.example', 'Write the name in one line, without a link.'],
      ['en', 'Bat\u2028You have won', 'Write the name in one line, without a link.'],
    ]) {
      const form = fillForm({ name, lang })
      const answer = await ask(`${route}?lang=${lang}`, { json: form })
      expect(answer).toMatchObject({ status: 400, body: { fields: { name: message } } })
      expect(await db().$count(mailOutbox, eq(mailOutbox.to_address, form.email))).toBe(0)
    }
    expect((await send(fillForm({ name: 'Б. Бат-Эрдэнэ (Говь ХХК)' }))).status).toBe(200)
  })

  it('confirms three requests of an address in a day, and files all', async () => {
    const { email } = fillForm()
    for (const name of ['Нэг', 'Хоёр', 'Гурав', 'Дөрөв']) {
      expect((await send(fillForm({ name, email: email.toUpperCase() }))).status).toBe(200)
    }
    const counts = () =>
      Promise.all([
        db().$count(officeRequests, eq(officeRequests.email, email)),
        db().$count(mailOutbox, eq(mailOutbox.to_address, email)),
      ])
    expect(await counts()).toEqual([4, 3])
    const yesterday = { created_at: sql`now() - interval '25 hours'` }
    await db().update(mailOutbox).set(yesterday).where(eq(mailOutbox.to_address, email))
    await send(fillForm({ name: 'Тав', email }))
    expect(await counts()).toEqual([5, 4])
  })

  it('counts what it accepted, says in minutes when to come again, and bounds all tries', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' }
    const from = (json: object, lang = 'mn') => ask(`${route}?lang=${lang}`, { json, headers })
    for (let tries = 0; tries < 12; tries++) expect((await from({})).status).toBe(400)
    for (let sentCount = 0; sentCount < 10; sentCount++) expect((await from(fillForm())).status).toBe(200)
    const more = await from(fillForm())
    expect(more.status).toBe(429)
    expect(more.body.message).toBe('Хэт олон удаа хүсэлт илгээлээ. 10 минутын дараа дахин оролдоно уу.')
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(540)
    expect((await from({}, 'en')).body.message).toBe('Too many requests. Try again in 10 minutes.')
    let status = 400
    for (let tries = 0; tries < 120 && status !== 429; tries++) {
      const answer = await ask(route, { json: {}, headers: { 'x-forwarded-for': '198.51.100.78' } })
      status = answer.status
    }
    expect(status).toBe(400)
    const flood = await ask(route, { json: {}, headers: { 'x-forwarded-for': '198.51.100.78' } })
    expect(flood.status).toBe(429)
    expect(flood.body.message).toMatch(/ секундын дараа /)
  })

  it('drops in silence what a program filled in', async () => {
    const form = fillForm({ website: 'https://spam.example' })
    expect((await send(form)).status).toBe(200)
    expect(await db().select().from(officeRequests).where(eq(officeRequests.email, form.email))).toHaveLength(
      0,
    )
  })

  it('shows personal data to roles 1 and 2 alone', async () => {
    const form = fillForm()
    await send(form)
    const list = await ask('GET /admin/get/office-request?page=1&limit=10', { as: await someone(2) })
    expect(list.body.request).toContainEqual(
      expect.objectContaining({ email: form.email, member_request: true }),
    )
    expect((await ask('GET /admin/get/office-request', { as: await someone(3) })).status).toBe(403)
  })
})
