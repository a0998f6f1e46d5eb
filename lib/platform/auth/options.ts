import type { NextAuthOptions } from 'next-auth'
import { decode } from 'next-auth/jwt'
import { isDatabaseWritable } from '@/db/client'
import { getAccountOrCreateFirstModerator } from '@/lib/platform/accounts/mutations'
import type { Client } from '@/lib/platform/api/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { cookieOf } from './cookie'
import { stateCookieName } from './cookie-names'
import { acceptedSecrets } from './secrets'
import { replaceSession, decodeSession, encodeSession, sessionCookieName } from './session'
import { sessionSeconds } from './session-length'
import { endStaffSession, findLiveStaffSession } from './staff-session'

type OidcProfile = { sub: string; email?: string; email_verified?: unknown; name?: string }

/** Returns the secret that a sign-in began with, which the browser's cookies name; for all else that of now. */
async function findSecretOfSignIn({ cookies }: Client): Promise<string> {
  const { authSecret, siteUrl } = env()
  const salt = stateCookieName(siteUrl)
  const token = cookieOf(cookies, salt)
  for (const secret of acceptedSecrets())
    if (await decode({ token, secret, salt }).catch(() => null)) return secret
  return authSecret
}

/**
 * Returns the options of next-auth for signing in through an OpenID Connect provider. Also sets the address
 * of this site, which next-auth reads only from the environment.
 * @param client who sends the request
 */
export async function buildAuthOptionsAndSetUrl(client: Client): Promise<NextAuthOptions> {
  const { oidcIssuer, oidcClientId, oidcClientSecret, oidcName, siteUrl } = env()
  process.env.NEXTAUTH_URL ??= siteUrl
  return {
    // next-auth takes one; `jwt` below does without it.
    secret: await findSecretOfSignIn(client),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    jwt: {
      encode: ({ token }) => encodeSession(token),
      // next-auth renews the cookie from the claims that are returned here. For a session that has ended null
      // is returned, and next-auth deletes the cookie.
      decode: async ({ token }) => {
        const claims = await decodeSession(token)
        return claims && (await findLiveStaffSession(claims.sessionId)) ? claims : null
      },
    },
    pages: { signIn: '/admin/login', error: '/admin/login' },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: siteUrl.startsWith('https:') },
      },
    },
    providers: [
      {
        id: 'oidc',
        name: oidcName,
        type: 'oauth',
        wellKnown: `${oidcIssuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId: oidcClientId,
        clientSecret: oidcClientSecret,
        authorization: { params: { scope: 'openid email profile' } },
        idToken: true,
        checks: ['pkce', 'state', 'nonce'],
        profile: (profile: OidcProfile) => ({ id: profile.sub, email: profile.email, name: profile.name }),
      },
    ],
    callbacks: {
      async signIn({ user, profile }) {
        if (!(await isDatabaseWritable())) return '/admin/login?error=read_only'
        // Only `true` counts: a provider that omits the claim has proved nothing.
        const isVerified = (profile as OidcProfile | undefined)?.email_verified === true
        const account = user.email && isVerified ? await getAccountOrCreateFirstModerator(user.email) : null
        if (account) return true
        log().warn({ isVerified }, 'a sign-in without an account was refused')
        return '/admin/login?error=account_unknown'
      },
      async jwt({ token, user }) {
        if (!user?.email) return token
        const account = await getAccountOrCreateFirstModerator(user.email)
        // Only the session's id and end are stored: all else is read from the database at each request.
        return account ? replaceSession(account.id, client) : {}
      },
      session: ({ token }) => ({ expires: new Date(Number(token.endsAt) * 1_000).toISOString() }),
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sessionId === 'string') await endStaffSession(token.sessionId)
      },
    },
  }
}
