import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const issuer = 'https://login.example'
const client = 'strata'
vi.mock('@/lib/platform/env', () => ({
  env: () => ({ oidcIssuer: issuer, oidcClientId: client, logLevel: 'silent' }),
}))

const { publicKey, privateKey } = await generateKeyPair('ES256')
const claims = { sub: '7', email: 'bat@example.mn', email_verified: true }

/** Answers as a provider whose configuration names this issuer. */
function stubProvider(namedIssuer = issuer): void {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const isConfiguration = String(address).endsWith('/.well-known/openid-configuration')
    const key = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'a' }
    return Response.json(
      isConfiguration ? { issuer: namedIssuer, jwks_uri: `${issuer}/keys` } : { keys: [key] },
    )
  })
}
const makeToken = (payload: JWTPayload = {}, { iss = issuer, aud = client, end = '1h' } = {}) =>
  new SignJWT({ ...claims, ...payload })
    .setProtectedHeader({ alg: 'ES256', kid: 'a' })
    .setIssuedAt()
    .setIssuer(iss)
    .setAudience(aud)
    .setExpirationTime(end)
    .sign(privateKey)
const emailOf = async (token: string) => (await import('./id-token')).verifiedEmailOfIdToken(token)

beforeEach(() => {
  vi.resetModules()
  stubProvider()
})
afterEach(() => vi.unstubAllGlobals())

it('an ID token of the issuer for this site gives its verified address', async () => {
  expect(await emailOf(await makeToken())).toBe('bat@example.mn')
})

it.each([
  ['another audience', () => makeToken({}, { aud: 'another-site' })],
  ['another issuer', () => makeToken({}, { iss: 'https://login.other.example' })],
  ['an end in the past', () => makeToken({}, { end: '-1h' })],
  ['an address that is not verified', () => makeToken({ email_verified: 'true' })],
  ['another key', async () => `${(await makeToken()).split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`],
])('an ID token with %s gives none', async (_, make) => {
  expect(await emailOf(await make())).toBeNull()
})

it('no token counts while the configuration names another issuer, and again afterwards', async () => {
  stubProvider('https://login.other.example')
  const { verifiedEmailOfIdToken } = await import('./id-token')
  expect(await verifiedEmailOfIdToken(await makeToken())).toBeNull()
  stubProvider()
  expect(await verifiedEmailOfIdToken(await makeToken())).toBe('bat@example.mn')
})
