import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { assessmentRespondents } from '@/db/schema/assessment'
import { auditLog } from '@/db/schema/audit'
import { eventRegistrations } from '@/db/schema/event'
import { mailOutbox } from '@/db/schema/mail'
import { meetings } from '@/db/schema/meetings'
import { officeRequests } from '@/db/schema/requests'
import { cancelUpcomingMeetingsAndNotify } from '@/lib/meetings/booking/cancel'
import { deleteDataOlderThan } from '@/lib/office/personal-data/mutations'
import { makeMeeting } from '@/tests/factories/meetings'
import { makeAccount, makeRequest } from '@/tests/factories/rows'
import { answersOf, fileOwn, freshQuestionnaire, from } from './assessment-steps'
import { makeRegistration } from './event-editions'
import { ask, someone } from './harness'

const ids = freshQuestionnaire()
const find = async (email: string) =>
  (await ask(`GET /admin/get/personal-data?email=${email}`, { as: await someone(2) })).body

/**
 * Creates a person who asked to join, filed an own assessment and registered for the event.
 * @returns the address
 */
async function person(): Promise<string> {
  const email = `${randomUUID()}@test.example`
  const answer = await ask('POST /client/insert/office-request', {
    json: { name: 'Бат', email, phone_number: '99', business_type: 'Хайгуул', codex_request: true },
    headers: from(),
  })
  expect(answer.status).toBe(200)
  expect((await fileOwn(answersOf(ids, 1, 0), { email })).status).toBe(200)
  await makeRegistration({ email })
  return email
}

const old = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000)
const mailOf = async (values: Partial<typeof mailOutbox.$inferInsert>) => {
  const [row] = await db()
    .insert(mailOutbox)
    .values({ to_address: `${randomUUID()}@test.example`, subject: 'а', text: 'б', ...values })
    .returning({ id: mailOutbox.id })
  return row?.id ?? 0
}

describe('what is kept of a person', () => {
  it('is found by the address, whole: requests, assessments with answers, mail', async () => {
    const email = await person()
    const personalData = await find(email.toUpperCase())
    expect(personalData).toMatchObject({
      email,
      requests: [{ email, codex_request: true, phone_number: '99' }],
      assessments: [{ email, percentage: 25 }],
      registrations: [{ email, country: 'MN' }],
      mails: [{ subject: 'Таны хүсэлтийг хүлээн авлаа' }],
    })
    const [assessment] = personalData.assessments as { answers: object[] }[]
    expect(assessment?.answers.map((answer) => (answer as { cid: string }).cid)).toEqual([
      ...['7.1.1.1', '7.1.1.2', '7.1.2', '7.2.1.1'],
    ])
    expect(assessment?.answers[0]).toEqual({
      ...{ cid: '7.1.1.1', question: 'Асуулт 7.1.1.1', answer: true, proof: true },
    })
    const nobody = await find('nobody@test.example')
    expect(nobody).toEqual({
      email: 'nobody@test.example',
      requests: [],
      assessments: [],
      invitations: [],
      registrations: [],
      listings: [],
      changes: [],
      participants: [],
      reports: [],
      sessions: [],
      mails: [],
    })
  })

  it('is deleted with the mail about it to the staff, and other persons’ data stays', async () => {
    const [email, other] = [await person(), await person()]
    const answer = await ask(`DELETE /admin/delete/personal-data?email=${email}`, { as: await someone(2) })
    expect(answer.body).toMatchObject({ requests: 1, assessments: 1, registrations: 1 })
    expect(await find(email)).toMatchObject({ requests: [], assessments: [], registrations: [], mails: [] })
    const texts = (await db().select({ text: mailOutbox.text }).from(mailOutbox)).map(({ text }) => text)
    expect(texts.some((text) => text.includes(email))).toBe(false)
    expect(await find(other)).toMatchObject({
      requests: [{}],
      assessments: [{}],
      registrations: [{}],
      mails: [{}],
    })
  })

  it('is a participant of meetings, whose meetings to come are cancelled before', async () => {
    const { id, sender, receiver } = await makeMeeting()
    expect(await find(sender.email)).toMatchObject({
      participants: [{ name: sender.name, meetings: [{ meeting_status: 'pending', with: receiver.name }] }],
    })
    const remove = async () =>
      ask(`DELETE /admin/delete/personal-data?email=${sender.email}`, { as: await someone(2) })
    expect((await remove()).status).toBe(409)
    await inTransaction(() => cancelUpcomingMeetingsAndNotify(sender.id, ''))
    expect((await remove()).body).toMatchObject({ participants: 1 })
    expect(await find(sender.email)).toMatchObject({ participants: [], mails: [] })
    expect(await db().$count(meetings, eq(meetings.id, id))).toBe(0)
  })

  it('is distinguished from a longer address, and from a text that names it', async () => {
    const tail = `${randomUUID()}@test.example`
    const longer = `x${tail}`
    for (const email of [tail, longer]) {
      const json = { name: 'Бат', email, phone_number: '99', business_type: `Хайгуул, ${tail}` }
      const answer = await ask('POST /client/insert/office-request', {
        json: { ...json, codex_request: true },
        headers: from(),
      })
      expect(answer.status).toBe(200)
    }
    const staffMail = async (email: string) => {
      const rows = await db().select({ text: mailOutbox.text }).from(mailOutbox)
      return rows.filter(({ text }) => text.includes(`И-мэйл: ${email}\n`)).length
    }
    const before = await staffMail(longer)
    expect(before).toBeGreaterThan(0)
    const answer = await ask(`DELETE /admin/delete/personal-data?email=${tail}`, { as: await someone(2) })
    expect(answer.body.mails).toBe(before + 1)
    expect(await staffMail(tail)).toBe(0)
    expect(await staffMail(longer)).toBe(before)
    expect(await find(longer)).toMatchObject({ requests: [{}], mails: [{}] })
  })

  it('has the letters to companies that the person wrote, and no other mail that names the address', async () => {
    const email = `${randomUUID()}@test.example`
    const letter = await mailOf({ kind: 'letter', reply_to: email, subject: 'Захидал' })
    const reply = await mailOf({ kind: 'reply', reply_to: email })
    expect((await find(email)).mails).toMatchObject([{ subject: 'Захидал' }])
    await ask(`DELETE /admin/delete/personal-data?email=${email}`, { as: await someone(2) })
    const rows = await db()
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(inArray(mailOutbox.id, [letter, reply]))
    expect(rows).toEqual([{ id: reply }])
  })

  it('leaves a line in the activity when staff look it up or open a record of it', async () => {
    const email = await person()
    const as = await makeAccount(2)
    await ask(`GET /admin/get/personal-data?email=${email}`, { as })
    const [request] = await db()
      .select({ id: officeRequests.id })
      .from(officeRequests)
      .where(eq(officeRequests.email, email))
    await ask(`GET /admin/get/office-request/id?id=${request?.id}`, { as })
    const rows = await db().select().from(auditLog).where(eq(auditLog.account_id, as.id)).orderBy(auditLog.id)
    expect(rows).toMatchObject([
      { call: 'GET /admin/get/personal-data', kind: 'personal_data', details: { email } },
      { call: 'GET /admin/get/office-request/id', kind: 'office_requests', record_id: request?.id },
    ])
  })

  it('asks for an address that can be one', async () => {
    const as = await someone(1)
    for (const [query, message] of [
      ['', 'И-мэйл хаягийг оруулна уу'],
      ['?email=bat', 'И-мэйл хаяг буруу байна. Жишээ: ner@baiguullaga.mn'],
    ] as const) {
      for (const route of ['GET /admin/get/personal-data', 'DELETE /admin/delete/personal-data']) {
        const answer = await ask(`${route}${query}`, { as })
        expect(answer.status).toBe(400)
        expect(answer.body.fields).toEqual({ email: message })
      }
    }
  })
})

describe('what is past its time', () => {
  it('goes: forms after the period, sent mail after a month, and nothing younger', async () => {
    const [expiredEmail, keptEmail] = [await person(), await person()]
    await db()
      .update(officeRequests)
      .set({ created_at: old(101) })
      .where(eq(officeRequests.email, expiredEmail))
    await db()
      .update(assessmentRespondents)
      .set({ created_at: old(101) })
      .where(eq(assessmentRespondents.email, expiredEmail))
    await db()
      .update(eventRegistrations)
      .set({ created_at: old(101) })
      .where(eq(eventRegistrations.email, expiredEmail))
    await makeRequest({ email: keptEmail, created_at: old(99) })
    const sentAt = new Date()
    const mails = {
      sentLongAgo: await mailOf({ created_at: old(31), sent_at: sentAt }),
      sentLately: await mailOf({ created_at: old(29), sent_at: sentAt }),
      waiting: await mailOf({ created_at: old(31), attempts: 12 }),
    }
    const counts = await deleteDataOlderThan(100)
    expect(counts?.requests).toBeGreaterThan(0)
    expect(await find(expiredEmail)).toMatchObject({ requests: [], assessments: [], registrations: [] })
    expect(await find(keptEmail)).toMatchObject({
      requests: [{}, {}],
      assessments: [{}],
      registrations: [{}],
    })
    const rows = await db()
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(inArray(mailOutbox.id, Object.values(mails)))
    expect(rows.map(({ id }) => id).sort()).toEqual([mails.sentLately, mails.waiting].sort())
  })

  it('is left to the one instance that is at it', async () => {
    await db().transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('expired personal data'))`)
      expect(await deleteDataOlderThan(100)).toBeNull()
    })
    expect(await deleteDataOlderThan(100)).not.toBeNull()
  })
})
