import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchIdToken } from '@/tests/id-token'
import { startIdentityProvider, type IdentityProvider } from './identity-provider'

describe('the local identity provider', () => {
  let dataDir: string
  let provider: IdentityProvider

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'strata-identity-'))
    provider = await startIdentityProvider({ dataDir })
  })
  afterAll(async () => {
    await provider.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const verify = (token: string) =>
    jwtVerify(token, createRemoteJWKSet(new URL('/jwks', provider.issuer)), {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms: ['RS256'],
    })
  const authorize = (changes: Record<string, string>) => {
    const params = new URLSearchParams({
      client_id: provider.clientId,
      redirect_uri: 'http://localhost:4321/api/auth/callback/oidc',
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      ...changes,
    })
    return fetch(`${provider.issuer}/auth?${params}`, { redirect: 'manual' })
  }

  it('gives an id_token with e-mail and name', async () => {
    const token = await fetchIdToken({ ...provider, email: 'moderator@mnma.example' })
    const { payload } = await verify(token)
    expect(payload).toMatchObject({
      sub: 'moderator@mnma.example',
      email: 'moderator@mnma.example',
      email_verified: true,
      name: 'О.Сарангэрэл',
    })
  })

  it('signs a stranger in too, so that the refusal of the site can be seen', async () => {
    const { payload } = await verify(await fetchIdToken({ ...provider, email: 'Stranger@Example.mn' }))
    expect(payload).toMatchObject({ email: 'stranger@example.mn', name: 'stranger@example.mn' })
  })

  it('shows the accounts in Mongolian', async () => {
    const reply = await authorize({})
    const page = await fetch(new URL(reply.headers.get('location') ?? '', provider.issuer), {
      headers: {
        cookie: reply.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; '),
      },
    })
    const html = await page.text()
    for (const text of ['lang="mn"', 'Модератор', 'Админ', 'Хэрэглэгч', 'user@mnma.example']) {
      expect(html).toContain(text)
    }
  })

  it.each([
    'https://evil.example/callback',
    'http://localhost.evil.example/',
    'https://localhost/',
    'nonsense',
  ])('never redirects to %s', async (redirectUri) => {
    const response = await authorize({ redirect_uri: redirectUri })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
  })

  it('asks for PKCE', async () => {
    const response = await authorize({ code_challenge: '', code_challenge_method: '' })
    expect(response.headers.get('location')).toContain('error=invalid_request')
  })

  it('keeps its key and its address over a restart', async () => {
    const token = await fetchIdToken({ ...provider, email: 'admin@mnma.example' })
    const { issuer } = provider
    await provider.stop()
    provider = await startIdentityProvider({ dataDir })
    expect(provider.issuer).toBe(issuer)
    await expect(verify(token)).resolves.toMatchObject({ payload: { email: 'admin@mnma.example' } })
  })

  it('answers an old sign-in address with a page that says so', async () => {
    const response = await fetch(`${provider.issuer}/interaction/none`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('хугацаа дууссан')
  })
})
