import type { NextAuthOptions } from 'next-auth'
import { env } from '@/lib/env'
import { admitAccount } from '@/lib/accounts/mutations'
import { sessionCookieName, sessionSeconds } from './session'

type OidcProfile = { sub: string; email?: string; email_verified?: boolean; name?: string }

/** Sign-in through any OpenID Connect provider, found by its issuer's address. */
export function authOptions(): NextAuthOptions {
  const { oidcIssuer, oidcClientId, oidcClientSecret, oidcName, authSecret, siteUrl } = env()
  // next-auth reads its own address from the environment only.
  process.env.NEXTAUTH_URL ??= siteUrl
  return {
    secret: authSecret,
    session: { strategy: 'jwt', maxAge: sessionSeconds },
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
        const verified = (profile as OidcProfile | undefined)?.email_verified !== false
        const account = user.email && verified ? await admitAccount(user.email) : null
        return account ? true : '/admin/login?error=account_unknown'
      },
      async jwt({ token, user }) {
        if (!user?.email) return token
        const account = await admitAccount(user.email)
        // Nothing but the account's number is kept: all else is read from the database at each request.
        return { accountId: account?.id }
      },
      session: ({ session }) => ({ expires: session.expires }),
    },
  }
}
