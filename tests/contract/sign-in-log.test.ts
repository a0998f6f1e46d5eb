import { describe, expect, it } from 'vitest'
import { createBrowserIdentity } from '@/lib/platform/auth/browser'
import { createCodeAndQueueMail, redeemCode } from '@/lib/platform/auth/one-time-code'
import { buildAuthOptionsAndSetUrl } from '@/lib/platform/auth/options'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { eq } from 'drizzle-orm'
import { makeAccount } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { ask } from './harness'
import { collectLogLines } from './log-lines'

const client = { address: '203.0.113.9', userAgent: 'Firefox', cookies: null, tokenSecret: null }

describe('the log', () => {
  it('names each sign-in of staff, and each that was refused, without an address', async () => {
    const lines = collectLogLines()
    const account = await makeAccount(2)
    await replaceSessionAndBuildCookie(account, client)
    const { signIn } = (await buildAuthOptionsAndSetUrl(client)).callbacks ?? {}
    const email = `${crypto.randomUUID()}@nobody.example`
    const profile = Object.assign({ sub: '1' }, { email_verified: true })
    await signIn?.({ user: { id: '1', email }, account: null, profile })
    expect(lines).toMatchObject([
      { msg: 'staff signed in', account: account.id },
      { msg: 'a sign-in without an account was refused', isVerified: true },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/@|203\.0\.113/)
  })

  it('names each code that is entered, without its receiver', async () => {
    const lines = collectLogLines()
    const receiver = { audience: 'owner' as const, email: `${crypto.randomUUID()}@owner.example` }
    const asker = { browserHash: createBrowserIdentity().hash, address: from()['x-forwarded-for'] ?? '' }
    await createCodeAndQueueMail(receiver, asker, 'mn')
    const [mail] = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, receiver.email))
    const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? ''
    await redeemCode(receiver, asker.browserHash, code === '111111' ? '222222' : '111111')
    await redeemCode(receiver, asker.browserHash, code)
    await redeemCode(receiver, asker.browserHash, code)
    const entries = lines.filter(({ audience }) => audience === 'owner').map(({ msg }) => msg)
    expect(entries).toEqual(['a code was refused', 'a code was redeemed', 'a code was refused'])
    expect(JSON.stringify(lines)).not.toContain(receiver.email)
    expect(JSON.stringify(lines)).not.toContain(code)
  })

  it('names a call that the caller has no right to', async () => {
    const lines = collectLogLines()
    const answer = await ask('GET /admin/get/admin-users', { as: await makeAccount(3) })
    expect(answer.status).toBe(403)
    expect(lines).toContainEqual(
      expect.objectContaining({
        call: 'GET /admin/get/admin-users',
        msg: 'a call was refused for lack of rights',
      }),
    )
  })
})

describe('an answer of a call', () => {
  it('loads nothing when it is opened as a page, and is framed nowhere', async () => {
    for (const route of ['GET /client/search/suggestions?term=a', 'GET /admin/auth', 'GET /admin/get/none'])
      expect((await ask(route)).headers.get('content-security-policy'), route).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
  })
})
