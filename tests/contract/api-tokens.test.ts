import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { apiTokens } from '@/db/schema/accounts'
import { auditLog } from '@/db/schema/audit'
import { rateLimits } from '@/db/schema/cache'
import { recordVersions } from '@/db/schema/history'
import { updateAccount } from '@/lib/platform/accounts/mutations'
import type { Account } from '@/lib/platform/accounts/schema'
import { credentialsOf } from '@/lib/platform/api/client'
import { uploadsPath } from '@/lib/platform/api/uploads-path'
import { decodeSession, replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { unknownTokenRate } from '@/lib/platform/auth/staff'
import { maySenderReadFile } from '@/lib/assessment/member/file-access'
import { asking } from '@/lib/platform/cache/asking'
import { env } from '@/lib/platform/env'
import { deleteDataOlderThan } from '@/lib/office/personal-data/mutations'
import { openApiDocument } from '@/lib/wiring/calls/openapi'
import { receiveUpload } from '@/lib/wiring/calls/resumable'
import { allCalls } from '@/lib/wiring/calls/table'
import { dayIn, makeApiToken } from '@/tests/factories/api-tokens'
import { makeRedirect } from '@/tests/factories/redirects'
import { makeAccount, makeNews } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { ask, fetchCall, someMember, someone } from './harness'
import { beginHeaders } from './resumable-sender'

const list = 'GET /admin/get/api-tokens'
const insert = 'POST /admin/insert/api-token'
const unknown = () => `Bearer strata_${randomUUID()}`
const statusOf = async (route: string, authorization: string, more: object = {}) =>
  (await ask(route, { headers: { authorization, ...from() }, ...more })).status
const insertRedirect = (authorization: string, headers: Record<string, string> = {}) =>
  ask('POST /admin/insert/redirect', {
    headers: { authorization, ...from(), ...headers },
    json: { old_address: `/${randomUUID()}`, new_address: '/mm' },
  })
const cookieOf = async (account: Account) => (await replaceSessionAndBuildCookie(account)).split(';')[0] ?? ''
const tokenRow = async (id: number) => {
  const [row] = await db().select().from(apiTokens).where(eq(apiTokens.id, id))
  return row
}

describe('making an API token', () => {
  it('tells the secret once, and stores its hash alone', async () => {
    const as = await makeAccount(1)
    const name = `Тайлан ${randomUUID()}`
    const answer = await ask(insert, { as, json: { name, account_role: 2, ends_on: dayIn(365) } })
    expect(answer).toMatchObject({
      status: 200,
      body: { secret: expect.stringMatching(/^strata_[\w-]{43}$/) },
    })
    const { id, secret } = answer.body as { id: number; secret: string }
    const row = await tokenRow(id)
    expect(row).toMatchObject({ prefix: secret.slice(0, 11), account_id: as.id, used_at: null })
    const { body } = await ask(list, { as })
    expect(body.tokens).toContainEqual({
      ...{ id, name, prefix: secret.slice(0, 11), account_role: 2, ends_on: dayIn(365), used_at: null },
      ...{ made_by: 'Туршилт 1', created_at: expect.any(String) },
    })
    const audits = await db().select().from(auditLog).where(eq(auditLog.account_id, as.id))
    expect(audits).toMatchObject([{ kind: 'api_tokens', record_id: id, details: { name } }])
    const activity = (await ask(`GET /admin/get/activity?account_id=${as.id}`, { as })).body.activity
    expect(activity).toMatchObject([{ name, place: 'live', action: 'insertApiToken' }])
    expect(JSON.stringify([row, body, audits, activity])).not.toContain(secret.slice(11))
  })

  it('is for moderators, with a name of its own and an end within a year', async () => {
    const json = { name: randomUUID(), account_role: 3, ends_on: dayIn(1) }
    for (const role of [2, 3] as const)
      expect((await ask(insert, { as: await someone(role), json })).status).toBe(403)
    const as = await someone(1)
    for (const [field, wrong] of [
      ['name', { name: ' ' }],
      ['account_role', { account_role: 4 }],
      ['ends_on', { ends_on: '' }],
      ['ends_on', { ends_on: dayIn(-1) }],
      ['ends_on', { ends_on: dayIn(367) }],
    ] as const)
      expect(await ask(insert, { as, json: { ...json, ...wrong } })).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
    expect((await ask(insert, { as, json })).status).toBe(200)
    const again = await ask(insert, { as, json: { ...json, name: json.name.toUpperCase() } })
    expect(again).toMatchObject({ status: 409, body: { fields: { name: expect.any(String) } } })
  })

  it('is listed by pages, newest first', async () => {
    const as = await someone(1)
    const [one, two] = [await makeApiToken(), await makeApiToken()]
    const { body } = await ask(`${list}?limit=100`, { as })
    const ids = (body.tokens as { id: number }[]).map(({ id }) => id)
    expect(ids.indexOf(two.id)).toBeLessThan(ids.indexOf(one.id))
    const page = await ask(`${list}?limit=1&page=2`, { as })
    expect(page.body.tokens).toHaveLength(1)
    expect(page.body.totalPages).toBe(page.body.total)
  })
})

describe('a call with an API token', () => {
  it('has the rights of its role, never more than those of its maker now', async () => {
    const [user, admin, moderator] = [
      await makeApiToken({ role: 3 }),
      await makeApiToken({ role: 2 }),
      await makeApiToken({ role: 1 }),
    ]
    const routes = async (authorization: string) => [
      await statusOf('GET /admin/get/redirects', authorization),
      (await insertRedirect(authorization)).status,
      await statusOf(`DELETE /admin/delete/redirect?id=${await makeRedirect({})}`, authorization),
      await statusOf('GET /admin/get/admin-users', authorization),
    ]
    expect(await routes(user.authorization)).toEqual([200, 200, 403, 403])
    expect(await routes(admin.authorization)).toEqual([200, 200, 200, 403])
    expect(await routes(moderator.authorization)).toEqual([200, 200, 200, 200])
    const ownAccount = await ask('GET /admin/get/account', { headers: { authorization: user.authorization } })
    expect(ownAccount.body.account).toEqual({ ...user.maker, account_role: 3 })

    const { maker } = moderator
    await inTransaction(() => updateAccount({ ...maker, account_role: 2, version: undefined }))
    expect(await routes(moderator.authorization)).toEqual([200, 200, 200, 403])
    await inTransaction(() => updateAccount({ ...maker, account_role: 3, version: undefined }))
    expect(await routes(moderator.authorization)).toEqual([200, 200, 403, 403])
    await ask(`DELETE /admin/delete/account?id=${maker.id}`, { as: await someone(1) })
    expect(await routes(moderator.authorization)).toEqual([401, 401, 401, 401])
  })

  it('is refused alike with a token that has ended, was revoked or never was', async () => {
    const [lastDay, tokenOfYesterday, withoutRow] = [
      await makeApiToken({ daysLeft: 0 }),
      await makeApiToken({ daysLeft: -1 }),
      await makeApiToken(),
    ]
    const route = 'GET /admin/get/redirects'
    expect(await statusOf(route, lastDay.authorization)).toBe(200)
    expect(await statusOf(route, withoutRow.authorization)).toBe(200)
    await ask(`DELETE /admin/delete/api-token?id=${withoutRow.id}`, { as: await someone(1) })
    const noSession = await ask(route)
    for (const authorization of [
      tokenOfYesterday.authorization,
      withoutRow.authorization,
      unknown(),
      'bearer strata_',
    ]) {
      const answer = await ask(route, { headers: { authorization, ...from() } })
      expect(answer.status).toBe(401)
      expect(Object.keys(answer.body)).toEqual(Object.keys(noSession.body))
      expect(answer.body.message).toContain('API түлхүүр')
      // Calls that need nobody check the token too.
      expect(await statusOf('GET /client/get/recent-news', authorization)).toBe(401)
    }
  })

  it('never takes the session of a cookie instead', async () => {
    const cookie = await cookieOf(await someone(1))
    const { authorization } = await makeApiToken({ role: 3 })
    const status = (route: string, bearer: string) =>
      statusOf(route, bearer, { headers: { cookie, ...from(), authorization: bearer } })
    expect(await status('GET /admin/get/redirects', unknown())).toBe(401)
    expect(await status('GET /admin/get/admin-users', authorization)).toBe(403)
    // Other words of the header are for somebody else.
    expect(await status('GET /admin/get/admin-users', 'Basic eA==')).toBe(200)
    expect(await status('GET /admin/get/admin-users', 'Bearer eyJhbGciOi')).toBe(200)
    const { tokenSecret, cookies } = credentialsOf({ cookie, authorization })
    expect([tokenSecret, cookies]).toEqual([authorization.slice(7), null])
  })

  it('is refused before its body is read', async () => {
    const { authorization } = await makeApiToken({ role: 3 })
    for (const [bearer, route, status] of [
      [unknown(), 'POST /admin/insert/redirect', 401],
      [authorization, 'POST /admin/insert/account', 403],
      [authorization, 'POST /admin/update/failed-job', 403],
    ] as const) {
      let pulls = 0
      const body = new ReadableStream<Uint8Array>({ pull: () => void pulls++ }, { highWaterMark: 0 })
      const headers = { authorization: bearer, ...from(), 'content-type': 'application/json' }
      expect((await fetchCall(route, { headers, body })).status).toBe(status)
      expect(pulls).toBe(0)
    }
  })

  it('needs no origin of ours, unless it has a cookie', async () => {
    const { authorization } = await makeApiToken({ role: 3 })
    const origin = 'https://scripts.example'
    expect((await insertRedirect(authorization, { origin })).status).toBe(200)
    expect((await insertRedirect(authorization, { 'sec-fetch-site': 'cross-site' })).status).toBe(200)
    expect((await insertRedirect(authorization, { origin, cookie: 'lang=mn' })).status).toBe(403)
    expect((await insertRedirect(authorization, { cookie: 'lang=mn' })).status).toBe(200)
  })

  it('opens no session, and gives or takes no access', async () => {
    const { authorization, id } = await makeApiToken({ role: 1 })
    const other = await makeAccount(3)
    await cookieOf(other)
    const refusing = allCalls.filter(({ refusesTokens, isWayIn }) => refusesTokens ?? isWayIn)
    expect(refusing.map(({ route }) => route)).toEqual(
      expect.arrayContaining([
        ...[
          'POST /admin/auth/login',
          'DELETE /admin/delete/session',
          insert,
          'DELETE /admin/delete/api-token',
        ],
        ...['insert/account', 'update/account'].map((name) => `POST /admin/${name}`),
        ...['DELETE /admin/delete/account'],
      ]),
    )
    for (const { route } of refusing) {
      const answer = await ask(`${route}?id=${route.includes('token') ? id : other.id}`, {
        headers: { authorization, ...from() },
        ...(route.startsWith('POST') && { json: {} }),
      })
      expect(answer.status, route).toBe(403)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect(await tokenRow(id)).toBeDefined()
    expect(await decodeSession(authorization.slice(7))).toBeNull()
  })

  it('is named in the audit log, in the history and in the office', async () => {
    const { authorization, name, maker } = await makeApiToken({ role: 2 })
    const { id } = await makeNews()
    const answer = await ask(`DELETE /admin/delete/news?id=${id}`, { headers: { authorization, ...from() } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const email = `token:${name}`
    const writer = { account_id: maker.id, account_email: email }
    expect(await db().select().from(auditLog).where(eq(auditLog.account_email, email))).toMatchObject([
      { ...writer, call: 'DELETE /admin/delete/news', record_id: id },
    ])
    const versions = await db().select().from(recordVersions).where(eq(recordVersions.record_id, id))
    expect(versions.filter(({ kind }) => kind === 'news')).toMatchObject([writer])
    const { body } = await ask(`GET /admin/get/activity?account_id=${maker.id}`, { as: await someone(1) })
    expect(body.activity).toMatchObject([{ by: `Туршилт 1, ${email}`, email }])
    // A write of the same connection by a session is not named after the token.
    const as = await makeAccount(2)
    const { id: second } = await makeNews()
    await ask(`DELETE /admin/delete/news?id=${second}`, { as })
    const [next] = await db().select().from(recordVersions).where(eq(recordVersions.record_id, second))
    expect(next).toMatchObject({ account_id: as.id, account_email: as.email })
  })

  it('is answered to its sender alone', async () => {
    const { authorization } = await makeApiToken({ role: 3 })
    for (const route of ['GET /admin/get/redirects', 'GET /client/get/recent-news']) {
      let isOwn = false
      const answersForAll: unknown[] = []
      const answer = await asking.run(
        { onOwnAnswer: () => void (isOwn = true), onSharedAnswer: (each) => void answersForAll.push(each) },
        () => ask(route, { headers: { authorization, ...from() } }),
      )
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect([isOwn, answersForAll]).toEqual([true, []])
    }
  })

  it('notes its last use once a minute', async () => {
    const { id, authorization } = await makeApiToken({ role: 3 })
    const useAndRead = async () => {
      await Promise.all([1, 2, 3].map(() => statusOf('GET /admin/auth', authorization)))
      return (await tokenRow(id))?.used_at?.getTime() ?? 0
    }
    const first = await useAndRead()
    expect(Math.abs(Date.now() - first)).toBeLessThan(60_000)
    expect(await useAndRead()).toBe(first)
    const before = { used_at: sql`now() - interval '61 seconds'` }
    await db().update(apiTokens).set(before).where(eq(apiTokens.id, id))
    expect(await useAndRead()).toBeGreaterThanOrEqual(first)
  })
})

describe('limits', () => {
  it('count unknown tokens of an address, and let valid ones of the same address through', async () => {
    const place = from()
    const { authorization } = await makeApiToken({ role: 3 })
    const read = async (bearer: string) =>
      (await ask('GET /admin/get/redirects', { headers: { ...place, authorization: bearer } })).status
    expect(await read(unknown())).toBe(401)
    await db()
      .update(rateLimits)
      .set({ points: Math.ceil(unknownTokenRate.points * env().rateLimitFactor) })
      .where(eq(rateLimits.key, `unknown API tokens:${place['x-forwarded-for']}`))
    expect(await read(unknown())).toBe(429)
    expect(await read(authorization)).toBe(200)
  })

  it('count the calls of a token apart from those of its maker', async () => {
    const { id, authorization, maker } = await makeApiToken({ role: 3 })
    expect((await insertRedirect(authorization)).status).toBe(200)
    const keys = (await db().select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key)
    expect(keys).toContain(`POST /admin/insert/redirect staff:token ${id}`)
    expect(keys.filter((key) => key.endsWith(`account ${maker.id}`))).toEqual([])
  })
})

it('an API token sends large files, and reads private ones by its role', async () => {
  const [user, admin] = [await makeApiToken({ role: 3 }), await makeApiToken({ role: 2 })]
  const begin = (authorization: string) =>
    receiveUpload(
      new Request(`${env().siteUrl}${uploadsPath}`, {
        method: 'POST',
        headers: { ...beginHeaders(1_000), 'tus-resumable': '1.0.0', authorization, ...from() },
      }),
    )
  const upload = await begin(user.authorization)
  expect(upload.status).toBe(201)
  expect(upload.headers.get('location')).toContain(`/${user.maker.id}-`)
  expect((await begin(unknown())).status).toBe(401)
  const mayRead = async ({ authorization }: { authorization: string }) =>
    maySenderReadFile({ id: 0, member_id: (await someMember()).id }, credentialsOf({ authorization }))
  expect(await mayRead(admin)).toBe(true)
  expect(await mayRead(user)).toBe(false)
  expect(await mayRead({ authorization: unknown() })).toBe(false)
})

it('a token is removed ninety days after its end', async () => {
  const [old, recent] = [await makeApiToken({ daysLeft: -91 }), await makeApiToken({ daysLeft: -89 })]
  await deleteDataOlderThan(env().personalDataDays)
  expect(await tokenRow(old.id)).toBeUndefined()
  expect(await tokenRow(recent.id)).toBeDefined()
})

it('the OpenAPI document names the token beside the session, where a call takes it', () => {
  const { paths, components } = openApiDocument(env().siteUrl) as {
    paths: Record<string, Record<string, { security: object[] }>>
    components: { securitySchemes: Record<string, object> }
  }
  expect(components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(paths['/admin/get/news']?.get?.security).toEqual([
    { session: ['moderator', 'admin', 'user'] },
    { token: ['moderator', 'admin', 'user'] },
  ])
  expect(paths['/admin/insert/account']?.post?.security).toEqual([{ session: ['moderator'] }])
})
