import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { accounts, apiTokens } from '@/db/schema/accounts'
import { accountAnswer } from '@/lib/platform/accounts/queries'
import type { Account } from '@/lib/platform/accounts/schema'
import { rethrowUnlessReadOnly } from '@/lib/platform/api/database-error'
import { todaySql } from '@/lib/platform/today'
import { secretBeginning } from './bearer'
import { createSessionToken, sessionTokenHash } from './session-token'

/** How many letters of a secret are stored, four of them random. */
const prefixLetters = secretBeginning.length + 4

/** Creates a secret with the columns that recognise it; the secret itself is not stored. */
export function createTokenSecret(): { secret: string; prefix: string; secret_hash: string } {
  const secret = secretBeginning + createSessionToken()
  return { secret, prefix: secret.slice(0, prefixLetters), secret_hash: sessionTokenHash(secret) }
}

export type ApiToken = { id: number; name: string }
/** Staff who make a request: signed in, or by a token, which acts for the account that made it. */
export type Staff = { account: Account; token: ApiToken | null }

/**
 * Finds the token of a secret, with the account that made it. The account has here the lower one of its role
 * and the token's.
 * @returns null for a token that has ended, was revoked or never existed
 */
export async function findTokenAndRecordUse(secret: string): Promise<Staff | null> {
  const wasUsedLately = sql<boolean>`coalesce(${apiTokens.used_at} > now() - interval '1 minute', false)`
  const [row] = await db()
    .select({ token: apiTokens, account: accounts, wasUsedLately })
    .from(apiTokens)
    .innerJoin(accounts, eq(accounts.id, apiTokens.account_id))
    .where(and(eq(apiTokens.secret_hash, sessionTokenHash(secret)), gte(apiTokens.ends_on, todaySql)))
  if (!row) return null
  const { id, name, account_role } = row.token
  if (!row.wasUsedLately) await recordUse(id)
  const account = accountAnswer(row.account)
  return {
    account: {
      ...account,
      account_role: Math.max(account.account_role, account_role),
      // A review is the judgement of a person.
      reviews_assessments: false,
    },
    token: { id, name },
  }
}

/** Records the use of a token; of calls at the same moment, one writes. */
async function recordUse(id: number): Promise<void> {
  const isDue = or(isNull(apiTokens.used_at), lt(apiTokens.used_at, sql`now() - interval '1 minute'`))
  await db()
    .update(apiTokens)
    .set({ used_at: sql`now()` })
    .where(and(eq(apiTokens.id, id), isDue))
    .catch(rethrowUnlessReadOnly)
}
