import { fetchIdToken } from './id-token'

/**
 * Signs in at a running site without a browser, with an address that its local identity provider accepts.
 * @param environment the environment of the site's processes
 * @returns the session's cookie, as `name=value`
 */
export async function sessionCookieOf(environment: Record<string, string>, email: string): Promise<string> {
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '', SITE_URL = '' } = environment
  const idToken = await fetchIdToken({
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    email,
    redirectUri: `${SITE_URL}/api/auth/callback/oidc`,
  })
  const answer = await fetch(`${SITE_URL}/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
