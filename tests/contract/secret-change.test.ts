import { eq } from 'drizzle-orm'
import { encode } from 'next-auth/jwt'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { oneTimeCodes } from '@/db/schema/members'
import { createConfirmToken, readConfirmToken } from '@/lib/directory/owners/confirm-token'
import { createBrowserIdentity } from '@/lib/platform/auth/browser'
import {
  type CodeReceiver,
  createCodeAndQueueMail,
  isValidPass,
  redeemCode,
  rememberBrowser,
} from '@/lib/platform/auth/one-time-code'
import { buildAuthOptionsAndSetUrl } from '@/lib/platform/auth/options'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import { env } from '@/lib/platform/env'
import { makeAccount } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { ask } from './harness'

const [first, second] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string]
const original = { ...env() }

/** As after a restart with these settings. */
function restartWith(authSecret: string, authSecretBefore?: string): void {
  Object.assign(env(), { authSecret, authSecretBefore })
}
beforeEach(() => restartWith(first))
afterEach(() => restartWith(original.authSecret, original.authSecretBefore))

const client = (cookies: string | null = null) => ({
  address: '203.0.113.7',
  userAgent: 'Firefox',
  cookies,
  tokenSecret: null,
})
const mailText = async (email: string) =>
  (await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, email))).at(-1)?.text ?? ''
const receiver = (): CodeReceiver => ({ audience: 'owner', email: `${crypto.randomUUID()}@owner.example` })
const browser = () => ({
  browserHash: createBrowserIdentity().hash,
  address: from()['x-forwarded-for'] ?? '',
})
const askForCode = async (codeReceiver: CodeReceiver, asker = browser()) => {
  expect(await createCodeAndQueueMail(codeReceiver, asker, 'mn')).toBe(true)
  const text = await mailText(codeReceiver.email)
  return {
    browserHash: asker.browserHash,
    code: /\b(\d{6})\b/.exec(text)?.[1] ?? '',
    pass: /#pass=(\S+)/.exec(text)?.[1] ?? '',
  }
}

/** A session of staff, a code with its pass, a link to confirm a listing: what a secret has made. */
async function makeOneOfEach() {
  const session = (await replaceSessionAndBuildCookie(await makeAccount(2), client())).split(';')[0] ?? ''
  const codeReceiver = receiver()
  const { browserHash, code, pass } = await askForCode(codeReceiver)
  const link = createConfirmToken('company', 7)
  return async () => ({
    session: (await ask('GET /admin/auth', { headers: { cookie: session } })).status === 200,
    pass: isValidPass(codeReceiver, pass),
    link: readConfirmToken(link)?.id === 7,
    code: await redeemCode(codeReceiver, browserHash, code),
  })
}
const all = { session: true, pass: true, link: true, code: true }
const none = { session: false, pass: false, link: false, code: false }

describe('an exchange of AUTH_SECRET', () => {
  it('signs nobody out and ends no code, pass or link while both secrets are accepted', async () => {
    const stillWorks = await makeOneOfEach()
    restartWith(second, first)
    expect(await stillWorks()).toEqual(all)
    const works = await makeOneOfEach()
    restartWith(second)
    expect(await works()).toEqual(all)
  })

  it('lets an instance that still makes with the old one accept the new one', async () => {
    const works = await makeOneOfEach()
    restartWith(second, first)
    expect(await works()).toEqual(all)
  })

  it('ends all that the old one made as soon as it is accepted no longer', async () => {
    const stillWorks = await makeOneOfEach()
    restartWith(second)
    expect(await stillWorks()).toEqual(none)
  })

  it('leaves browsers known and the allowance of an address as they were', async () => {
    const [regular, stranger, codeReceiver] = [browser(), browser(), receiver()]
    await rememberBrowser(codeReceiver, regular.browserHash)
    // Five mails a day of one address are the most for browsers that are not known.
    for (let count = 0; count < 5; count++)
      await createCodeAndQueueMail(codeReceiver, { ...browser(), address: stranger.address }, 'mn')
    restartWith(second, first)
    expect(await createCodeAndQueueMail(codeReceiver, stranger, 'mn')).toBe(false)
    expect(await createCodeAndQueueMail(codeReceiver, { ...regular, address: stranger.address }, 'mn')).toBe(
      true,
    )
    await rememberBrowser(codeReceiver, regular.browserHash)
    // From now on the browser is known by the new secret alone, too.
    restartWith(second)
    await db().delete(oneTimeCodes).where(eq(oneTimeCodes.browser_hash, regular.browserHash))
    expect(await createCodeAndQueueMail(codeReceiver, { ...regular, address: stranger.address }, 'mn')).toBe(
      true,
    )
  })

  it('lets a sign-in that began before it come back from the provider', async () => {
    const state = async (secret: string) =>
      `next-auth.state=${await encode({ token: { value: 'x' }, secret, salt: 'next-auth.state', maxAge: 60 })}`
    const secretFor = async (cookies: string | null) =>
      (await buildAuthOptionsAndSetUrl(client(cookies))).secret
    const [ofFirst, ofSecond] = [await state(first), await state(second)]
    restartWith(second, first)
    expect(await secretFor(ofFirst)).toBe(first)
    expect(await secretFor(ofSecond)).toBe(second)
    expect(await secretFor(null)).toBe(second)
    restartWith(second)
    expect(await secretFor(ofFirst)).toBe(second)
  })
})
