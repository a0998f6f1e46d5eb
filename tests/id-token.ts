import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'

/**
 * Signs in at the local identity provider as a browser would (authorization code with PKCE).
 *
 * @returns the id_token that the provider gives for this address
 */
export async function fetchIdToken(options: {
  issuer: string
  clientId: string
  clientSecret: string
  email: string
  redirectUri?: string
  nonce?: string
}): Promise<string> {
  const { issuer, clientId, clientSecret, email, redirectUri = 'http://localhost/callback', nonce } = options
  const cookies = new Map<string, string>()
  const visit = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(url, issuer), {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const follow = (response: Response) => {
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider answered ${response.status}, not with a redirect`)
    return location
  }

  const verifier = randomBytes(32).toString('base64url')
  const params = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(nonce ? { nonce } : {}),
  })
  const interaction = follow(await visit(`/auth?${params}`))
  const loginResponse = await visit(interaction, { method: 'POST', body: new URLSearchParams({ email }) })
  const back = new URL(follow(await visit(follow(loginResponse))))
  const code = back.searchParams.get('code')
  if (!code) throw new Error(`the provider gave no code: ${back.search}`)

  const response = await fetch(new URL('/token', issuer), {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  return z.object({ id_token: z.string() }).parse(await response.json()).id_token
}
