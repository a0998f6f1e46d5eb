import { createHash } from 'node:crypto'
import type { Account } from '@/lib/platform/accounts/schema'
import { browserIdentityOf } from '@/lib/platform/auth/browser'
import { type CodeHolder, findHolderByCookies } from '@/lib/platform/auth/code-session'
import { cookieOf } from '@/lib/platform/auth/cookie'
import { memberCookieName, findMemberByToken } from '@/lib/content/members/session'
import { hasRequestedAnyCode } from '@/lib/platform/auth/one-time-code'
import type { ApiToken } from '@/lib/platform/auth/api-token'
import { mayAccess } from '@/lib/platform/auth/roles'
import { authenticateStaff, authenticateToken } from '@/lib/platform/auth/staff'
import type { MeetingUser } from '@/lib/platform/auth/callers'
import { findSessionParticipant } from '@/lib/meetings/participants/session'
import type { MemberCaller } from '@/lib/platform/auth/callers'
import type { Client } from '@/lib/platform/api/client'
import type { Call, RateLimit } from '@/lib/platform/api/call'
import { Problem } from '@/lib/platform/api/problem'
import { countTryOrRefuse } from '@/lib/platform/api/rate-limit'

export type Identity = {
  account: Account | null
  /** The API token with which the request was made; `account` is then the one that made the token. */
  token: ApiToken | null
  member: MemberCaller | null
  holder: CodeHolder | null
  participant: MeetingUser | null
}
const nobody: Identity = { account: null, token: null, member: null, holder: null, participant: null }

const authenticateMember = ({ cookies }: Client) => findMemberByToken(cookieOf(cookies, memberCookieName()))

/**
 * Identifies the caller, as far as the call needs it.
 * @throws Problem unauthenticated or forbidden when the caller may not make the call
 */
export async function authoriseCaller(call: Call, client: Client): Promise<Identity> {
  const { access } = call
  const { cookies, tokenSecret } = client
  // Every call checks a token, so that a script learns at once that its token has ended.
  const tokenStaff = tokenSecret === null ? null : await authenticateToken(tokenSecret, client)
  if (tokenStaff && (call.refusesTokens || call.isWayIn))
    throw new Problem('forbidden', 'problems.api_token_refused')
  const findStaff = async () => tokenStaff ?? (await authenticateStaff(client))
  switch (access) {
    case 'public':
      return {
        account: call.knowsStaff ? ((await findStaff())?.account ?? null) : null,
        token: tokenStaff?.token ?? null,
        member: call.knowsMember ? await authenticateMember(client) : null,
        holder: call.knowsOwner ? await findHolderByCookies('owner', cookies) : null,
        participant: call.knowsParticipant ? await findSessionParticipant(cookies) : null,
      }
    case 'member': {
      const member = await authenticateMember(client)
      if (!member) throw new Problem('unauthenticated', 'problems.member_session')
      if (member.colleague && !call.admitsColleague) throw new Problem('forbidden', 'problems.colleague')
      return { ...nobody, member }
    }
    case 'owner': {
      const holder = await findHolderByCookies(access, cookies)
      if (!holder) throw new Problem('unauthenticated', 'problems.owner_session')
      return { ...nobody, holder }
    }
    case 'participant': {
      const participant = await findSessionParticipant(cookies)
      if (!participant) throw new Problem('unauthenticated', 'problems.participant_session')
      return { ...nobody, participant }
    }
    default: {
      const staff = await findStaff()
      if (!staff) throw new Problem('unauthenticated')
      if (!mayAccess(staff.account, access)) throw new Problem('forbidden')
      return { ...nobody, ...staff }
    }
  }
}

/**
 * Limits the rate of requests that are not calls of the table. A caller with a session is counted by
 * identity, any other caller by network address.
 * @throws Problem rate_limited
 */
export async function countCallerTryOrRefuse(
  limitName: string,
  rule: RateLimit,
  client: Client,
  session: Partial<Identity>,
): Promise<void> {
  await countTryOrRefuse(limitName, rule, countedCallerOf({ ...nobody, ...session })?.key ?? client.address)
}

/** Whom a rate limit counts: `key` names a session's identity, a browser, or the network address. */
type CountedCaller = { key: string; is: 'staff' | 'somebody' | 'browser' | 'stranger' }

const countedCallerOf = ({ token, account, member, participant, holder }: Identity): CountedCaller | null => {
  // A script uses up the limit of its own token, not that of the person who made the token.
  if (token) return { key: `token ${token.id}`, is: 'staff' }
  if (account) return { key: `account ${account.id}`, is: 'staff' }
  if (member) return { key: `member ${member.id}`, is: 'somebody' }
  if (participant) return { key: `participant ${participant.id}`, is: 'somebody' }
  // The e-mail address is hashed, so that the stored counts do not contain it.
  const hash = holder && createHash('sha256').update(holder.email).digest('hex')
  return hash ? { key: `owner ${hash}`, is: 'somebody' } : null
}

/**
 * Returns the caller to count for a call. Everybody in a conference hall has the same network address, so a
 * caller with a session is counted separately, and so is a browser that requested a code and now enters it.
 * @param identity the admitted caller; null if the call was refused
 */
export async function callerForRateLimit(
  call: Call,
  client: Client,
  identity: Identity | null,
): Promise<CountedCaller> {
  const stranger: CountedCaller = { key: client.address, is: 'stranger' }
  if (!identity) return stranger
  const knownCaller = countedCallerOf(identity)
  if (knownCaller || call.access !== 'public') return knownCaller ?? stranger
  const staff = await authenticateStaff(client)
  if (staff) return { key: `account ${staff.account.id}`, is: 'staff' }
  const browser = call.isWayIn && browserIdentityOf(client.cookies)
  if (browser && (await hasRequestedAnyCode(browser.hash)))
    return { key: `browser ${browser.hash}`, is: 'browser' }
  return (
    countedCallerOf({ ...nobody, member: await authenticateMember(client) }) ??
    countedCallerOf({ ...nobody, participant: await findSessionParticipant(client.cookies) }) ??
    countedCallerOf({ ...nobody, holder: await findHolderByCookies('owner', client.cookies) }) ??
    stranger
  )
}
