import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { env } from '@/lib/platform/env'

const form = 'application/x-www-form-urlencoded'
const send = (action: string, type: string, body: BodyInit, address = '198.51.100.1') =>
  POST(
    new NextRequest(`${env().siteUrl}/api/auth/${action}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body,
    }),
    { params: Promise.resolve({ nextauth: action.split('/') }) },
  )

describe('a sign-in', () => {
  it.each([
    ['text', 'text/plain', 'csrfToken=a'],
    ['nothing that it names', '', 'csrfToken=a'],
    ['broken JSON', 'application/json', '{"csrfToken":'],
    ['JSON that is no form', 'application/json', '[1]'],
    ['values that are no text', 'application/json', '{"callbackUrl":{"startsWith":1}}'],
    ['another encoding', form, Buffer.from([0x61, 0x3d, 0xff])],
  ])('that brings %s is a bad request', async (_, type, body) => {
    for (const action of ['signin/oidc', 'signout', 'callback/oidc', 'session', '_log']) {
      const answer = await send(action, type, body, '198.51.100.2')
      expect(answer.status, action).toBe(400)
      expect(await answer.json()).toMatchObject({
        message: expect.stringMatching(/./) as string,
        url: '/admin/login?error=failed',
      })
    }
  })

  it('with more fields than any form has is too large', async () => {
    expect((await send('signin/oidc', form, 'a&'.repeat(101), '198.51.100.3')).status).toBe(413)
  })

  it('has a limit of starts for one address', async () => {
    const statuses: number[] = []
    const most = 60 * env().rateLimitFactor
    for (let at = 0; at <= most; at++) statuses.push((await send('signin/oidc', 'text/plain', 'x')).status)
    expect(statuses.slice(0, most)).toEqual(Array(most).fill(400))
    expect(statuses.at(-1)).toBe(429)
    const callback = new NextRequest(`${env().siteUrl}/api/auth/callback/oidc?code=a`, {
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    const response = await GET(callback, { params: Promise.resolve({ nextauth: ['callback', 'oidc'] }) })
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await send('signin/oidc', 'text/plain', 'x', '198.51.100.9')).status).toBe(400)
  })
})
