import { admitAccount } from '@/lib/accounts/mutations'
import type { Handlers } from '@/lib/api/handlers'
import { Problem } from '@/lib/api/problem'
import type { authCalls } from './calls'
import { verifyIdToken } from './id-token'
import { sessionCookie } from './session'

export const authHandlers: Handlers<typeof authCalls> = {
  checkSession: async () => ({ authenticated: true }),
  getOwnAccount: async ({ account }) => ({ account }),
  login: async ({ input, setHeader }) => {
    const email = await verifyIdToken(input.idToken)
    if (!email) throw new Problem('unauthenticated', 'problems.token_invalid')
    const account = await admitAccount(email)
    if (!account) throw new Problem('forbidden', 'problems.account_unknown')
    setHeader('set-cookie', await sessionCookie(account))
    return { account }
  },
}
