import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { rateLimits } from '@/db/schema/cache'
import { mailOutbox } from '@/db/schema/mail'
import { knownBrowsers, oneTimeCodes } from '@/db/schema/members'
import { countCallerTryOrRefuse } from '@/lib/wiring/calls/admit'
import type { Client } from '@/lib/platform/api/client'
import { countTryOrRefuse, staffLimit } from '@/lib/platform/api/rate-limit'
import { env } from '@/lib/platform/env'
import { allCalls } from '@/lib/wiring/calls/table'
import type { RateLimit } from '@/lib/platform/api/call'
import { codesAskedRate, wayInRate } from '@/lib/platform/auth/way-in'
import { memberAssessmentCalls } from '@/lib/assessment/member/calls'
import { registrationCalls } from '@/lib/event/registrations/calls'
import { participantCalls } from '@/lib/meetings/participants/calls'
import { makeMember } from '@/tests/factories/assessment'
import { makeParticipant } from '@/tests/factories/meetings'
import { from } from './assessment-steps'
import { type Answer, ask, someone } from './harness'

const login = participantCalls.participantLogin.route
const newestCode = async (email: string) => {
  const rows = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, email))
  return /\b(\d{6})\b/.exec(rows.at(-1)?.text ?? '')?.[1] ?? ''
}
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')
const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
/** A browser in a hall, which keeps the cookie that identifies it. */
async function browserIn(place: Record<string, string>, email: string) {
  const answer = await ask(login, { json: { email }, headers: place })
  const cookie = cookiesOf(answer)
  const enter = (code: string) => ask(login, { json: { email, code }, headers: { ...place, cookie } })
  return { status: answer.status, enter }
}
/** Uses up the allowance of a network address. */
async function useUp(what: string, rule: RateLimit, who: string): Promise<void> {
  await countTryOrRefuse(what, rule, who)
  const { points } = rule
  await db()
    .update(rateLimits)
    .set({ points })
    .where(eq(rateLimits.key, `${what}:${who}`))
}

describe('outside the call table', () => {
  it.each([
    ['files of the office', 'a list as a file', { account: { id: 901 } }, { account: { id: 902 } }],
    ['downloads of an assessment', 'a download', { member: { id: 901 } }, { member: { id: 902 } }],
    ['events of the meetings', 'an event', { participant: { id: 901 } }, { participant: { id: 902 } }],
  ])('%s count by who has a session, and by the address for strangers', async (_which, what, one, other) => {
    const address = from()['x-forwarded-for'] ?? randomUUID()
    const rule = { points: 2, perSeconds: 600 }
    const points = Math.ceil(rule.points * env().rateLimitFactor)
    const count = (session: object) => countCallerTryOrRefuse(what, rule, { address } as Client, session)
    for (let tries = 0; tries < points; tries++) await count(one)
    await expect(count(one)).rejects.toMatchObject({ code: 'rate_limited' })
    await count(other)
    for (let tries = 0; tries < points; tries++) await count({})
    await expect(count({})).rejects.toMatchObject({ code: 'rate_limited' })
    await count(other)
  })
})

describe('a hall behind one address', () => {
  it('has an allowance for signing in that two hundred wrong codes of one visitor do not use up', async () => {
    const place = from()
    for (let tries = 0; tries < 220; tries += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          ask(login, {
            json: { email: `${(tries + at) % 7}@nobody.example`, code: '123456' },
            headers: place,
          }),
        ),
      )
      for (const { status } of answers) expect(status).toBe(200)
    }
    const user = await makeParticipant()
    const visitor = await browserIn(place, user.email)
    expect(visitor.status).toBe(200)
    expect((await visitor.enter(await newestCode(user.email))).body).toMatchObject({
      participant: { id: user.id },
    })
  }, 60_000)

  it('that has used up all of it still lets in who was sent a code, and who has come in goes on', async () => {
    const place = from()
    const [user, member] = [await makeParticipant(), await makeMember()]
    const visitor = await browserIn(place, user.email)
    await useUp(login, wayInRate, place['x-forwarded-for'])
    expect((await browserIn(place, (await makeParticipant()).email)).status).toBe(429)
    expect((await visitor.enter(await newestCode(user.email))).body).toMatchObject({
      participant: { id: user.id },
    })
    const register = registrationCalls.register.route
    await useUp(register, registrationCalls.register.rate ?? wayInRate, place['x-forwarded-for'])
    const status = async (options: object) =>
      (await ask(register, { json: {}, headers: place, ...options })).status
    expect(await status({})).toBe(429)
    expect(await status({ as: await someone(3) })).toBe(400)
    expect(await status({ member })).toBe(400)
    expect(await status({ participant: user.email })).toBe(400)
    expect(await status({ owner: `${randomUUID()}@owner.example` })).toBe(400)
  })

  it('counts each session separately: one who floods does not block the others', async () => {
    const place = from()
    const [one, other] = [await makeParticipant(), await makeParticipant()]
    const busy = (who: { email: string }) =>
      ask(participantCalls.setBusy.route, { participant: who.email, json: {}, headers: place })
    let status = 400
    for (let tries = 0; tries < 130 && status !== 429; tries++) status = (await busy(one)).status
    expect(status).toBe(429)
    expect((await busy(other)).status).toBe(400)
  }, 60_000)

  it('does not accept a cookie for which no code was mailed', async () => {
    const place = from()
    await useUp(login, wayInRate, place['x-forwarded-for'])
    const cookie = `strata-browser=${'a'.repeat(43)}`
    const json = { email: 'a@nobody.example', code: '123456' }
    expect((await ask(login, { json, headers: { ...place, cookie } })).status).toBe(429)
  })
})

describe('codes of one address', () => {
  it('open nothing for strangers once they were guessed at, and open for a browser that is known', async () => {
    const user = await makeParticipant()
    for (let browsers = 0; browsers < 5; browsers++) {
      const guessing = await browserIn(from(), user.email)
      const code = await newestCode(user.email)
      for (let tries = 0; tries < 5; tries++) await guessing.enter(otherThan(code))
    }
    await db()
      .update(oneTimeCodes)
      .set({ created_at: sql`created_at - interval '61 minutes'` })
      .where(eq(oneTimeCodes.email, user.email))
    const stranger = await browserIn(from(), user.email)
    expect((await stranger.enter(await newestCode(user.email))).body).not.toHaveProperty('participant')
    const rows = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, user.email))
    const pass = /#pass=(\S+)/.exec(rows.at(-1)?.text ?? '')?.[1] ?? ''
    const answer = await ask(login, { json: { email: user.email, pass }, headers: from() })
    const cookie = cookiesOf(answer)
    const json = { email: user.email, code: await newestCode(user.email) }
    expect((await ask(login, { json, headers: { ...from(), cookie } })).body).toMatchObject({
      participant: { id: user.id },
    })
    expect(await db().$count(knownBrowsers)).toBeGreaterThan(0)
  }, 60_000)
})

describe('a code that cannot be mailed again', () => {
  it('is said to the browser that has given the address, and to no stranger', async () => {
    const member = await makeMember()
    const place = from()
    const browser = async () => {
      const answer = await ask(`${memberAssessmentCalls.checkEmail.route}?email=${member.email}`, {
        headers: from(),
      })
      return cookiesOf(answer)
    }
    let cookie = ''
    for (let askCount = 0; askCount < 6; askCount++) cookie = await browser()
    await db()
      .update(oneTimeCodes)
      .set({ created_at: sql`created_at - interval '2 minutes'` })
      .where(eq(oneTimeCodes.email, member.email))
    const again = (headers: Record<string, string>) =>
      ask(`${memberAssessmentCalls.createCode.route}?id=${member.id}`, { headers })
    const ownAnswer = await again({ ...place, cookie })
    expect([ownAnswer.status, ownAnswer.body.message]).toEqual([
      429,
      'Баталгаажуулах код илгээхэд алдаа гарлаа.',
    ])
    const stranger = await again(from())
    expect([stranger.status, stranger.body.message]).toEqual([200, 'Баталгаажуулах код илгээгдлээ.'])
  })
})

describe('the calls', () => {
  it('by which one comes in have room for a hall, and staff have more than any form of strangers', () => {
    const waysIn = allCalls.filter(({ isWayIn }) => isWayIn)
    expect(waysIn.length).toBeGreaterThanOrEqual(5)
    for (const { route, rate, access } of waysIn) {
      expect(access, route).toBe('public')
      expect(rate?.points, route).toBeGreaterThanOrEqual(300)
    }
    expect(codesAskedRate.points).toBeGreaterThanOrEqual(300)
    for (const { route, rate, access, method } of allCalls)
      if (access === 'public' && method !== 'GET' && rate && rate.points < staffLimit.points)
        expect(rate.points / rate.perSeconds, route).toBeLessThanOrEqual(
          staffLimit.points / staffLimit.perSeconds,
        )
  })
})
