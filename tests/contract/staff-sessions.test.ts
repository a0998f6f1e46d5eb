import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { importJWK, type JWK, SignJWT } from 'jose'
import { decode, encode, type JWT } from 'next-auth/jwt'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { staffSessions } from '@/db/schema/accounts'
import type { Account } from '@/lib/platform/accounts/schema'
import { buildAuthOptionsAndSetUrl } from '@/lib/platform/auth/options'
import { decodeSession, replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { env } from '@/lib/platform/env'
import { deleteDataOlderThan } from '@/lib/office/personal-data/mutations'
import { makeAccount } from '@/tests/factories/rows'
import { allSessions, ask, someone } from './harness'

const client = {
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/128.0',
  cookies: null,
  tokenSecret: null,
}
const signIn = async (account: Account) =>
  (await replaceSessionAndBuildCookie(account, client)).split(';')[0] ?? ''
const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)
const status = async (cookie: string, headers = {}) =>
  (await ask('GET /admin/auth', { headers: { cookie, ...headers } })).status
const rowsOf = (account: Account) =>
  db().select().from(staffSessions).where(eq(staffSessions.account_id, account.id))
/** The steps of next-auth with a cookie, without its route handlers. */
const nextAuth = async () => {
  const options = await buildAuthOptionsAndSetUrl(client)
  const { secret = '', jwt, callbacks, events } = options
  return {
    maxAge: options.session?.maxAge ?? 0,
    read: (token: string) => jwt?.decode?.({ token, secret }),
    write: (token: JWT, maxAge: number) => jwt?.encode?.({ token, secret, maxAge }),
    signIn: (email: string, profile: object) =>
      callbacks?.signIn?.({ user: { id: email, email }, account: null, profile }),
    begin: (email: string) =>
      callbacks?.jwt?.({ token: {}, user: { id: email, email }, account: null, trigger: 'signIn' }),
    signOut: (token: JWT) => events?.signOut?.({ token, session: {} as never }),
  }
}

describe('the session of a staff account', () => {
  it('ends on the server with signing out: the cookie that was kept opens nothing', async () => {
    const account = await makeAccount(2)
    const { begin, write, read, signOut, maxAge } = await nextAuth()
    const token = (await write((await begin(account.email)) ?? {}, maxAge)) ?? ''
    const cookie = `strata-session=${token}`
    const other = await signIn(account)
    expect(await status(cookie)).toBe(200)
    const session = await read(token)
    expect(session).not.toBeNull()
    await signOut(session ?? {})
    expect(await status(cookie)).toBe(401)
    // next-auth does not renew its cookie either, and the other browser stays signed in.
    expect(await read(token)).toBeNull()
    expect(await status(other)).toBe(200)
  })

  it('lasts twelve hours from its start, however often its cookie is renewed', async () => {
    const account = await makeAccount(2)
    const { write, read, maxAge } = await nextAuth()
    const cookie = await signIn(account)
    const [row] = await rowsOf(account)
    expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(12 * 60 * 60 * 1_000)

    // Eleven hours later, after constant use.
    const before = sql`interval '11 hours'`
    await db()
      .update(staffSessions)
      .set({ created_at: sql`created_at - ${before}`, expires_at: sql`expires_at - ${before}` })
      .where(eq(staffSessions.account_id, account.id))
    const [oldRow] = await rowsOf(account)
    const endsAt = Math.floor((oldRow?.expires_at.getTime() ?? 0) / 1_000)
    const session = { sessionId: oldRow?.id ?? '', endsAt }
    const newToken = (await write(session, maxAge)) ?? ''
    const claims = await decode({ token: newToken, secret: env().authSecret })
    expect(claims?.exp).toBeLessThanOrEqual(endsAt + 1)
    expect(await status(cookie)).toBe(200)
    expect((await rowsOf(account))[0]?.expires_at).toEqual(oldRow?.expires_at)

    await db()
      .update(staffSessions)
      .set({
        created_at: sql`created_at - interval '1 hour'`,
        expires_at: sql`expires_at - interval '1 hour'`,
      })
      .where(eq(staffSessions.account_id, account.id))
    expect(await status(cookie)).toBe(401)
    expect(await status(`strata-session=${newToken}`)).toBe(401)
    expect(await read(newToken)).toBeNull()
    await deleteDataOlderThan(100)
    expect(await rowsOf(account)).toEqual([])
  })

  it('cannot be made longer: the database refuses it', async () => {
    const account = await makeAccount(2)
    await signIn(account)
    const longer = db()
      .update(staffSessions)
      .set({ expires_at: sql`expires_at + interval '1 second'` })
      .where(eq(staffSessions.account_id, account.id))
    await expect(longer).rejects.toMatchObject({ cause: { constraint: 'staff_sessions_short' } })
  })

  it('is none without its row: not with a token of ours of before, nor with one that names no session', async () => {
    const account = await makeAccount(1)
    const secret = env().authSecret
    for (const token of [
      { accountId: account.id },
      { sessionId: randomUUID(), endsAt: Date.now() },
      { sessionId: 7, endsAt: Date.now() },
    ])
      expect(await status(`strata-session=${await encode({ token: token as JWT, secret })}`)).toBe(401)
  })

  it('takes the place of the one that the same browser had', async () => {
    const account = await makeAccount(3)
    const cookie = await signIn(account)
    const again =
      (await replaceSessionAndBuildCookie(account, { ...client, cookies: cookie })).split(';')[0] ?? ''
    expect([await status(cookie), await status(again)]).toEqual([401, 200])
    expect(await rowsOf(account)).toHaveLength(1)
  })

  it('ends with its account, at the next request', async () => {
    const account = await makeAccount(3)
    const cookie = await signIn(account)
    expect(await status(cookie)).toBe(200)
    const answer = await ask(`DELETE /admin/delete/account?id=${account.id}`, { as: await someone(1) })
    expect(answer.status).toBe(200)
    expect(await status(cookie)).toBe(401)
    expect(await rowsOf(account)).toEqual([])
  })
})

describe('a moderator', () => {
  it('sees who is signed in: since when, until when, from where and with what', async () => {
    const account = await makeAccount(2)
    const cookie = await signIn(account)
    const mine = () => allSessions().then((rows) => rows.find(({ account_id }) => account_id === account.id))
    expect(await mine()).toMatchObject({
      email: account.email,
      name: 'Туршилт 2',
      address: '203.0.113.7',
      browser: 'Firefox, Windows',
      is_own: false,
    })
    await status(cookie, { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Chrome/126 (Linux; Android 14)' })
    expect(await mine()).toMatchObject({ address: '203.0.113.9', browser: 'Chrome, Android' })
    const { created_at, expires_at } = (await mine()) ?? { created_at: '', expires_at: '' }
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(43_200_000)
    const ownSessions = (await allSessions()).filter(({ is_own }) => is_own)
    expect(new Set(ownSessions.map(({ account_id }) => account_id))).toEqual(new Set([(await someone(1)).id]))
  })

  it('sees them by pages, newest first, and none that is over', async () => {
    const as = await someone(1)
    const [first, second, over] = [await makeAccount(3), await makeAccount(3), await makeAccount(3)]
    for (const account of [first, second, over]) await signIn(account)
    await db()
      .update(staffSessions)
      .set({ created_at: sql`now() - interval '12 hours'`, expires_at: sql`now() - interval '1 second'` })
      .where(eq(staffSessions.account_id, over.id))
    const rows = await allSessions()
    const ids = rows.map(({ account_id }) => account_id)
    expect(ids).toEqual(expect.arrayContaining([first.id, second.id]))
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id))
    expect(ids).not.toContain(over.id)
    const { body } = await ask('GET /admin/get/sessions?page=2&limit=1', { as })
    expect(body.sessions).toHaveLength(1)
    expect(body.totalPages).toBe(body.total)
  })

  it('ends one session, or all of an account, and they are out at the next request', async () => {
    const as = await someone(1)
    const account = await makeAccount(1)
    const cookies = [await signIn(account), await signIn(account), await signIn(account)]
    const statuses = () => Promise.all(cookies.map((cookie) => status(cookie)))
    const { sessionId = '' } = (await decodeSession(tokenOf(cookies[0] ?? ''))) ?? {}
    const one = await ask(`DELETE /admin/delete/session?id=${sessionId}`, { as })
    expect(one.body).toEqual({ ended: 1 })
    expect(await statuses()).toEqual([401, 200, 200])
    expect((await ask(`DELETE /admin/delete/session?id=${sessionId}`, { as })).status).toBe(404)
    const all = await ask(`DELETE /admin/delete/session?account_id=${account.id}`, { as })
    expect(all.body).toEqual({ ended: 2 })
    expect(await statuses()).toEqual([401, 401, 401])
    for (const query of ['', '?id=7', `?id=${sessionId}&account_id=${account.id}`, '?account_id=x'])
      expect((await ask(`DELETE /admin/delete/session${query}`, { as })).status, query).toBe(400)
  })
})

describe('an unverified address', () => {
  /** An ID token as the issuer signs it. */
  async function tokenWith(claims: object): Promise<string> {
    const { oidcIssuer, oidcClientId, dataDir } = env()
    const { key } = JSON.parse(readFileSync(join(dataDir, 'identity-provider.json'), 'utf8')) as { key: JWK }
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(oidcIssuer)
      .setAudience(oidcClientId)
      .setSubject('7')
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(await importJWK(key, 'RS256'))
  }

  it.each([
    {},
    { email_verified: false },
    { email_verified: 'true' },
    { email_verified: 1 },
    { email_verified: null },
  ])('cannot sign in: %j', async (badClaims) => {
    const { email } = await makeAccount(2)
    const headers = { 'x-forwarded-for': `10.9.${Math.floor(Math.random() * 250)}.7` }
    const login = async (claims: object) =>
      (
        await ask('POST /admin/auth/login', {
          headers,
          json: { idToken: await tokenWith({ email, ...claims }) },
        })
      ).status
    expect(await login(badClaims)).toBe(401)
    expect(await login({ email_verified: true })).toBe(200)
    const { signIn: signInWith } = await nextAuth()
    expect(await signInWith(email, { sub: '7', email, ...badClaims })).toBe(
      '/admin/login?error=account_unknown',
    )
    expect(await signInWith(email, { sub: '7', email, email_verified: true })).toBe(true)
  })
})
