import { count, eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { knownBrowsers, memberSessions, oneTimeCodes } from '@/db/schema/members'
import { deleteDataOlderThan } from '@/lib/office/personal-data/mutations'
import { makeMember } from '@/tests/factories/assessment'
import { cookieOf, from } from './assessment-steps'
import { runDueJobs } from './due-jobs'
import { ask, type Answer } from './harness'

const sentMessage = 'Баталгаажуулах код илгээгдлээ.'
const wrong = 'Код буруу эсвэл хугацаа нь дууссан байна. Шалгаад дахин оруулна уу, эсвэл шинэ код авна уу.'

/** The mails to an address, newest first. */
const mailsTo = (email: string) =>
  db()
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.to_address, email))
    .orderBy(sql`id desc`)
const codeIn = (text: string | undefined) => /\b(\d{6})\b/.exec(text ?? '')?.[1] ?? ''
/** The newest code that was mailed to an address. */
const mailedCode = async (email: string) => codeIn((await mailsTo(email))[0]?.text)
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

/** A browser with its own cookies and network address. */
function browser(address = from()) {
  const jar = new Map<string, string>()
  const send = async (...[route, options]: Parameters<typeof ask>): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(route, { ...options, headers: { ...address, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    check: (email: string, pass = '') =>
      send(`GET /client/check/email?email=${encodeURIComponent(email)}&pass=${encodeURIComponent(pass)}`),
    again: (id: number) => send(`GET /client/create/code?id=${id}`),
    verify: (id: number, code: string) => send('POST /client/verify/code', { json: { id, code } }),
    session: async () => (await send('GET /client/get/member-session')).body.member,
  }
}
const check = (email: string) => browser().check(email)
const age = (email: string, interval: string) =>
  db()
    .update(oneTimeCodes)
    .set({ created_at: sql`created_at - ${interval}::interval` })
    .where(eq(oneTimeCodes.email, email))

describe('entering with a code', () => {
  it('distinguishes a registered address from an unregistered and a switched-off one', async () => {
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

  it('treats a malformed address like an unregistered one, and sends no mail', async () => {
    const mails = async () => (await db().select({ sent: count() }).from(mailOutbox))[0]?.sent
    const before = await mails()
    for (const address of ['говь', 'a@b', 'a@b.c', '@member.example', 'a b@member.example', '<a@b.example>'])
      expect(await check(address), address).toMatchObject({ status: 200, body: { answer_id: null } })
    expect(await mails()).toBe(before)
    expect((await check(`${'a'.repeat(255)}@member.example`)).status).toBe(400)
  })

  it('opens a session with the right code, once, in the browser that asked', async () => {
    const member = await makeMember()
    const visitor = browser()
    const answer = await visitor.check(member.email)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^strata-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
    )
    const code = await mailedCode(member.email)
    expect((await visitor.verify(member.id, otherThan(code))).body).toEqual({ message: wrong })
    expect((await browser().verify(member.id, code)).body).toEqual({ message: wrong })
    const verifyAnswer = await visitor.verify(member.id, code)
    expect(verifyAnswer.body).toMatchObject({
      member: { id: member.id },
      completion: false,
      result: null,
      answer_id: expect.any(Number),
    })
    expect(verifyAnswer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^strata-member=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/),
    )
    expect(await visitor.session()).toMatchObject({ id: member.id })
    expect((await visitor.verify(member.id, code)).body).toEqual({ message: wrong })
    expect((await ask('GET /client/get/member-session')).body).toEqual({ member: null })
  })

  it('allows five tries, ten minutes, and only the newest code', async () => {
    const guessedMember = await makeMember()
    const visitor = browser()
    await visitor.check(guessedMember.email)
    const code = await mailedCode(guessedMember.email)
    for (let i = 0; i < 5; i++) await visitor.verify(guessedMember.id, otherThan(code))
    expect((await visitor.verify(guessedMember.id, code)).body).toEqual({ message: wrong })

    const late = await makeMember()
    const slow = browser()
    await slow.check(late.email)
    const old = await mailedCode(late.email)
    await age(late.email, '2 minutes')
    expect((await slow.again(late.id)).body).toEqual({ message: sentMessage })
    const fresh = await mailedCode(late.email)
    if (fresh !== old) expect((await slow.verify(late.id, old)).body).toEqual({ message: wrong })
    await age(late.email, '10 minutes')
    expect((await slow.verify(late.id, fresh)).body).toEqual({ message: wrong })
  })

  it('sends a browser one code a minute and five a day, ten if it signed in before', async () => {
    const member = await makeMember()
    const visitor = browser()
    const round = async (most: number) => {
      for (let askCount = 1; askCount < most; askCount++) {
        await age(member.email, '2 minutes')
        expect((await visitor.again(member.id)).status).toBe(200)
      }
      await age(member.email, '2 minutes')
      const refusal = await visitor.again(member.id)
      expect(refusal.status).toBe(429)
      expect(refusal.body.message).toBe('Өнөөдөр код авах дээд тоонд хүрлээ. Маргааш дахин оролдоно уу.')
    }
    expect((await visitor.check(member.email)).status).toBe(200)
    expect((await visitor.again(member.id)).status).toBe(429)
    // Checking the address again is not an error: the code is on its way.
    expect((await visitor.check(member.email)).status).toBe(200)
    await visitor.verify(member.id, await mailedCode(member.email))
    await round(10)
    expect(await mailsTo(member.email)).toHaveLength(10)

    const stranger = await makeMember()
    await visitor.check(stranger.email)
    for (let askCount = 1; askCount < 5; askCount++) {
      await age(stranger.email, '2 minutes')
      expect((await visitor.again(stranger.id)).status).toBe(200)
    }
    await age(stranger.email, '2 minutes')
    expect((await visitor.again(stranger.id)).status).toBe(429)
  })

  it('sends again only to a browser that gave the address within the hour', async () => {
    const member = await makeMember()
    const late = browser()
    await late.check(member.email)
    await age(member.email, '61 minutes')
    expect((await late.again(member.id)).body).toEqual({ message: sentMessage })
    expect(await mailsTo(member.email)).toHaveLength(1)
  })

  it('stores no code: not in the table of codes, and not in the outbox once the mail is sent', async () => {
    const member = await makeMember()
    await check(member.email)
    const code = await mailedCode(member.email)
    expect(code).toMatch(/^\d{6}$/)
    const codes = await db().select().from(oneTimeCodes).where(eq(oneTimeCodes.email, member.email))
    expect(JSON.stringify(codes)).not.toContain(code)
    await runDueJobs()
    const [mail] = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, member.email))
    expect(mail).toMatchObject({ text: '', last_error: null })
  })

  it('ends by signing out, by time, and with the member', async () => {
    const member = await makeMember()
    const cookie = await cookieOf(member)
    const session = async () =>
      (await ask('GET /client/get/member-session', { headers: { cookie } })).body.member
    expect(await session()).toMatchObject({ id: member.id })
    await db()
      .update(memberSessions)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(memberSessions.member_id, member.id))
    expect(await session()).toBeNull()
    const oldCookie = await cookieOf(member)
    const away = await ask('POST /client/delete/member-session', { json: {}, headers: { cookie: oldCookie } })
    expect(away.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(
      (await ask('GET /client/get/member-session', { headers: { cookie: oldCookie } })).body.member,
    ).toBeNull()
  })
})

describe('a stranger who knows the address', () => {
  it('cannot use up the tries of the code in the member’s hand', async () => {
    const member = await makeMember()
    const visitor = browser()
    await visitor.check(member.email)
    const code = await mailedCode(member.email)
    const stranger = browser()
    for (let tries = 0; tries < 6; tries++) await stranger.verify(member.id, otherThan(code))
    await stranger.check(member.email)
    for (let tries = 0; tries < 6; tries++) await stranger.verify(member.id, otherThan(code))
    expect((await visitor.verify(member.id, code)).body).toMatchObject({ member: { id: member.id } })
  })

  it('causes no mail by asking for an id, and locks no one out', async () => {
    const member = await makeMember()
    for (let askCount = 0; askCount < 12; askCount++) {
      expect((await browser().again(member.id)).body).toEqual({ message: sentMessage })
    }
    // A browser that gave another member's address counts as unknown here.
    const other = browser()
    await other.check((await makeMember()).email)
    expect((await other.again(member.id)).body).toEqual({ message: sentMessage })
    expect(await mailsTo(member.email)).toHaveLength(0)
    const visitor = browser()
    await visitor.check(member.email)
    const verifyAnswer = await visitor.verify(member.id, await mailedCode(member.email))
    expect(verifyAnswer.body).toMatchObject({ member: { id: member.id } })
  })

  it('causes at most five mails with a hundred browsers, and the member can still sign in', async () => {
    const member = await makeMember()
    const visitor = browser()
    await visitor.check(member.email)
    await visitor.verify(member.id, await mailedCode(member.email))
    await age(member.email, '25 hours')
    const before = (await mailsTo(member.email)).length

    const crowd = Array.from({ length: 100 }, () => browser())
    const answers = await Promise.all(crowd.map((each) => each.check(member.email)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const mails = await mailsTo(member.email)
    expect(mails.length - before).toBe(5)

    // The browser that signed in before has a separate allowance.
    await visitor.check(member.email)
    expect(await mailsTo(member.email)).toHaveLength(before + 6)
    const again = await visitor.verify(member.id, await mailedCode(member.email))
    expect(again.body).toMatchObject({ member: { id: member.id } })

    // A new browser has none, but it gets one by the link in any of the mails that the crowd caused.
    const fresh = browser()
    expect((await fresh.check(member.email)).status).toBe(200)
    expect(await mailsTo(member.email)).toHaveLength(before + 6)
    const link = /https?:\S+#pass=(\S+)/.exec(mails[0]?.text ?? '')
    expect(link?.[0]).toMatch(/\/mm\/member-assessment#pass=/)
    await age(member.email, '2 minutes')
    await fresh.check(member.email, link?.[1])
    expect(await mailsTo(member.email)).toHaveLength(before + 7)
    const verifyAnswer = await fresh.verify(member.id, await mailedCode(member.email))
    expect(verifyAnswer.body).toMatchObject({ member: { id: member.id } })
  })

  it('causes at most ten mails a day, and five from one network address', async () => {
    const member = await makeMember()
    const place = from()
    for (let askCount = 0; askCount < 7; askCount++) {
      await browser(place).check(member.email)
      await age(member.email, '61 minutes')
    }
    expect(await mailsTo(member.email)).toHaveLength(5)
    for (let askCount = 0; askCount < 9; askCount++) {
      await browser().check(member.email)
      await age(member.email, '61 minutes')
    }
    expect(await mailsTo(member.email)).toHaveLength(10)
  })

  it('gains nothing by a pass of another address, of yesterday, or a forged one', async () => {
    const [member, other] = [await makeMember(), await makeMember()]
    await check(other.email)
    const [, pass = ''] = /#pass=(\S+)/.exec((await mailsTo(other.email))[0]?.text ?? '') ?? []
    const [hour = '', mac = ''] = pass.split('.')
    const old = `${(parseInt(hour, 36) - 24).toString(36)}.${mac}`
    const knownTo = () => db().select({ found: count() }).from(knownBrowsers)
    const before = await knownTo()
    for (const passText of [
      pass,
      old,
      `${hour}.`,
      `.${mac}`,
      `${hour}.${'ү'.repeat(40)}`,
      'x',
      `${hour}.${'0'.repeat(40)}`,
      'ү'.repeat(50),
    ])
      expect((await browser().check(member.email, passText)).status, passText).toBe(200)
    expect(await knownTo()).toEqual(before)
    await browser().check(other.email, pass)
    expect(await knownTo()).toEqual([{ found: (before[0]?.found ?? 0) + 1 }])
  })

  it('gets the same answer for a member, one switched off and one that does not exist', async () => {
    const member = await makeMember()
    const off = await makeMember({ active: false })
    const withCode = browser()
    await withCode.check(member.email)
    const answers: string[] = []
    const note = ({ status, body, headers }: Answer) =>
      answers.push(JSON.stringify([status, body, [...headers.keys()]]))
    for (const id of [member.id, off.id, 2_000_000_000]) note(await browser().again(id))
    expect(new Set(answers).size).toBe(1)
    answers.length = 0
    for (const id of [member.id, off.id, 2_000_000_000]) note(await browser().verify(id, '123456'))
    // Also with a code of its own that it guesses, and after its tries are used up.
    const code = await mailedCode(member.email)
    for (let tries = 0; tries < 6; tries++) note(await withCode.verify(member.id, otherThan(code)))
    expect(new Set(answers).size).toBe(1)
  })

  it('cannot see by the response time whether a mail was sent', async () => {
    const measureTime = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now()
      await work()
      return performance.now() - startedAt
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const rounds = 15
    const asking = { mailed: [] as number[], silent: [] as number[], unasked: [] as number[] }
    const guessing = { member: [] as number[], nobody: [] as number[] }
    const busy = await makeMember()
    for (let mails = 0; mails < 5; mails++) await check(busy.email)
    const member = await makeMember()
    for (let round = 0; round < rounds; round++) {
      const quiet = await makeMember()
      asking.mailed.push(await measureTime(() => check(quiet.email)))
      asking.silent.push(await measureTime(() => check(busy.email)))
      asking.unasked.push(await measureTime(() => browser().again(quiet.id)))
      guessing.member.push(await measureTime(() => browser().verify(member.id, '123456')))
      guessing.nobody.push(await measureTime(() => browser().verify(2_000_000_000, '123456')))
    }
    const [mailedTime, silent, unaskedTime] = [asking.mailed, asking.silent, asking.unasked].map(median)
    for (const other of [silent, unaskedTime])
      expect(Math.abs((mailedTime ?? 0) - (other ?? 0))).toBeLessThan(20)
    expect(Math.abs(median(guessing.member) - median(guessing.nobody))).toBeLessThan(10)
  })
})

describe('expired rows', () => {
  it('are deleted: codes after a day, sessions and known browsers at once', async () => {
    const member = await makeMember()
    const visitor = browser()
    await visitor.check(member.email)
    await visitor.verify(member.id, await mailedCode(member.email))
    await age(member.email, '25 hours')
    await db()
      .update(memberSessions)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(memberSessions.member_id, member.id))
    const hashes = (await db().select().from(oneTimeCodes).where(eq(oneTimeCodes.email, member.email))).map(
      ({ browser_hash: browserHash }) => browserHash,
    )
    const isKnown = inArray(knownBrowsers.browser_hash, hashes)
    expect(await db().$count(knownBrowsers, isKnown)).toBe(1)
    await db()
      .update(knownBrowsers)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(isKnown)
    await deleteDataOlderThan(100)
    expect(await db().$count(knownBrowsers, isKnown)).toBe(0)
    expect(await db().$count(oneTimeCodes, eq(oneTimeCodes.email, member.email))).toBe(0)
    expect(await db().$count(memberSessions, eq(memberSessions.member_id, member.id))).toBe(0)
  })

  it('cannot be extended: the database refuses a session of more than twelve hours', async () => {
    const member = await makeMember()
    await cookieOf(member)
    const longer = db()
      .update(memberSessions)
      .set({ expires_at: sql`expires_at + interval '1 second'` })
      .where(eq(memberSessions.member_id, member.id))
    await expect(longer).rejects.toMatchObject({ cause: { constraint: 'member_sessions_short' } })
  })
})
