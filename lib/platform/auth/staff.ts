import type { Account } from '@/lib/platform/accounts/schema'
import type { RateLimit } from '@/lib/platform/api/call'
import type { Client } from '@/lib/platform/api/client'
import { Problem } from '@/lib/platform/api/problem'
import { countTryOrRefuse } from '@/lib/platform/api/rate-limit'
import { findTokenAndRecordUse, type Staff } from './api-token'
import { cookieOf } from './cookie'
import { authenticateTokenAndRecordUse, sessionCookieName } from './session'

/** The most unknown tokens from one network address. Valid tokens of the same address are still accepted. */
export const unknownTokenRate: RateLimit = { points: 60, perSeconds: 60 }

/**
 * Finds who of the staff makes a request, by its API token or else by its session.
 * @returns null without either
 * @throws Problem unauthenticated for a token that is not valid, rate_limited for many of them
 */
export async function authenticateStaff(client: Client): Promise<Staff | null> {
  if (client.tokenSecret !== null) return authenticateToken(client.tokenSecret, client)
  const account = await authenticateTokenAndRecordUse(cookieOf(client.cookies, sessionCookieName()), client)
  return account && { account, token: null }
}

/** @throws Problem unauthenticated for a token that is not valid, rate_limited for many of them */
export async function authenticateToken(
  tokenSecret: string,
  { address }: Pick<Client, 'address'>,
): Promise<Staff> {
  const staff = await findTokenAndRecordUse(tokenSecret)
  if (staff) return staff
  await countTryOrRefuse('unknown API tokens', unknownTokenRate, address)
  throw new Problem('unauthenticated', 'problems.api_token')
}

/** Returns the address under which the audit log and the history know the writer. */
export const writerEmailOf = ({ account, token }: { account: Account; token: Staff['token'] }): string =>
  token ? `token:${token.name}` : account.email
