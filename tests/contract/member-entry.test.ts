import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { memberSessions, oneTimeCodes } from '@/db/schema/members'
import { sendDueMail } from '@/lib/mail/worker'
import { makeMember } from '@/tests/factories/assessment'
import { cookieOf, from } from './assessment-steps'
import { ask } from './harness'

/** The newest code that was mailed to an address. */
async function mailedCode(email: string): Promise<string> {
  const rows = await db()
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, email))
    .orderBy(sql`id desc`)
  return /\b(\d{6})\b/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}
const check = (email: string) =>
  ask(`GET /client/check/email?email=${encodeURIComponent(email)}`, { headers: from() })
const verify = (id: number, code: string) =>
  ask('POST /client/verify/code', { json: { id, code }, headers: from() })
const age = (email: string, interval: string) =>
  db()
    .update(oneTimeCodes)
    .set({ createdAt: sql`created_at - ${interval}::interval` })
    .where(eq(oneTimeCodes.email, email))

describe('entering with a code', () => {
  it('tells a registered address from an unregistered and a switched-off one', async () => {
    expect((await check('')).body.message).toBe('Та и-мэйл хаягаа оруулна уу.')
    expect((await check(`${randomUUID()}@nobody.example`)).body).toEqual({ answer_id: null })
    const off = await makeMember({ active: false })
    expect((await check(off.email)).body).toEqual({ answer_id: null })
    const member = await makeMember()
    const { id, name, logo } = member
    expect((await check(member.email.toUpperCase())).body).toEqual({
      member: { id, name, logo },
      answer_id: null,
    })
  })

  it('opens a session with the right code, once', async () => {
    const member = await makeMember()
    await check(member.email)
    const code = await mailedCode(member.email)
    expect((await verify(member.id, code === '000000' ? '000001' : '000000')).body).toEqual({
      message: 'Код буруу эсвэл хугацаа нь дууссан байна.',
    })
    const entered = await verify(member.id, code)
    expect(entered.body).toMatchObject({
      member: { id: member.id },
      completion: false,
      result: null,
      answer_id: expect.any(Number),
    })
    const cookie = entered.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    const session = await ask('GET /client/get/member-session', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(session.body).toMatchObject({ member: { id: member.id }, answer_id: entered.body.answer_id })
    expect((await verify(member.id, code)).body).toHaveProperty('message')
    expect((await ask('GET /client/get/member-session')).body).toEqual({ member: null })
  })

  it('allows five tries, ten minutes, and the newest code alone', async () => {
    const guessed = await makeMember()
    await check(guessed.email)
    const code = await mailedCode(guessed.email)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let i = 0; i < 5; i++) await verify(guessed.id, wrong)
    expect((await verify(guessed.id, code)).body).toHaveProperty('message')

    const late = await makeMember()
    await check(late.email)
    const old = await mailedCode(late.email)
    await age(late.email, '2 minutes')
    expect((await ask(`GET /client/create/code?id=${late.id}`, { headers: from() })).body).toEqual({
      message: 'Баталгаажуулах код илгээгдлээ.',
    })
    const fresh = await mailedCode(late.email)
    if (fresh !== old) expect((await verify(late.id, old)).body).toHaveProperty('message')
    await age(late.email, '10 minutes')
    expect((await verify(late.id, fresh)).body).toHaveProperty('message')
  })

  it('sends one a minute and ten a day, and an unknown number tells nothing', async () => {
    const member = await makeMember()
    const again = () => ask(`GET /client/create/code?id=${member.id}`, { headers: from() })
    expect((await check(member.email)).status).toBe(200)
    expect((await again()).status).toBe(429)
    // A second look at the address is no failure: the code is on its way.
    expect((await check(member.email)).status).toBe(200)
    for (let sent = 1; sent < 10; sent++) {
      await age(member.email, '2 minutes')
      expect((await again()).status).toBe(200)
    }
    await age(member.email, '2 minutes')
    expect((await again()).body.message).toBe(
      'Өнөөдөр хангалттай олон код илгээсэн байна. Маргааш дахин оролдоно уу.',
    )
    expect((await ask('GET /client/create/code?id=2000000000', { headers: from() })).status).toBe(200)
  })

  it('keeps no code: not in the table of codes, and not in the outbox once the mail is sent', async () => {
    const member = await makeMember()
    await check(member.email)
    const code = await mailedCode(member.email)
    expect(code).toMatch(/^\d{6}$/)
    const codes = await db().select().from(oneTimeCodes).where(eq(oneTimeCodes.email, member.email))
    expect(JSON.stringify(codes)).not.toContain(code)
    while ((await sendDueMail()) > 0);
    const [mail] = await db().select().from(mailOutbox).where(eq(mailOutbox.toAddress, member.email))
    expect(mail).toMatchObject({ text: '', lastError: null })
  })

  it('ends with leaving, with time, and with the member', async () => {
    const member = await makeMember()
    const cookie = await cookieOf(member)
    const session = async () =>
      (await ask('GET /client/get/member-session', { headers: { cookie } })).body.member
    expect(await session()).toMatchObject({ id: member.id })
    await db()
      .update(memberSessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(memberSessions.memberId, member.id))
    expect(await session()).toBeNull()
    const left = await cookieOf(member)
    const away = await ask('POST /client/delete/member-session', { json: {}, headers: { cookie: left } })
    expect(away.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(
      (await ask('GET /client/get/member-session', { headers: { cookie: left } })).body.member,
    ).toBeNull()
  })
})
