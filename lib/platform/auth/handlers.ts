import { getAccountOrCreateFirstModerator } from '@/lib/platform/accounts/mutations'
import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import type { authCalls } from './calls'
import { verifiedEmailOfIdToken } from './id-token'
import { replaceSessionAndBuildCookie, sessionIdOf } from './session'
import { endStaffSession, endStaffSessionsOf, listStaffSessions } from './staff-session'

export const authHandlers: Handlers<typeof authCalls> = {
  checkSession: async () => ({ authenticated: true }),
  getOwnAccount: async ({ account }) => ({ account }),
  login: async ({ input, client, setHeader }) => {
    const email = await verifiedEmailOfIdToken(input.idToken)
    if (!email) throw new Problem('unauthenticated', 'problems.token_invalid')
    const account = await getAccountOrCreateFirstModerator(email)
    if (!account) throw new Problem('forbidden', 'problems.account_unknown')
    setHeader('set-cookie', await replaceSessionAndBuildCookie(account, client))
    return { account }
  },
  listAdminSessions: async ({ input, client }) => listStaffSessions(input, await sessionIdOf(client)),
  endSessions: async ({ input: { id, account_id } }) => {
    if (account_id !== null) return { ended: await endStaffSessionsOf(account_id) }
    const endedCount = id === undefined ? 0 : await endStaffSession(id)
    if (endedCount === 0) throw new Problem('not_found')
    return { ended: endedCount }
  },
}
