import { lt, sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import { apiTokens, staffSessions } from '@/db/schema/accounts'
import { colleagueSessions } from '@/db/schema/assessment'
import { codeSessions, knownBrowsers, memberSessions, oneTimeCodes } from '@/db/schema/members'
import { todaySql } from '@/lib/platform/today'

/** How long an API token that has ended is still listed, so that staff see why a script stopped. */
const endedTokenDays = 90

/**
 * Deletes expired sessions and known browsers, codes older than a day, which no limit still counts, and API
 * tokens some time after their end.
 */
export async function deleteExpiredAuthRows(tx: Transaction): Promise<void> {
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.created_at, sql`now() - interval '1 day'`))
  await tx.delete(knownBrowsers).where(lt(knownBrowsers.expires_at, sql`now()`))
  await tx.delete(memberSessions).where(lt(memberSessions.expires_at, sql`now()`))
  await tx.delete(colleagueSessions).where(lt(colleagueSessions.expires_at, sql`now()`))
  await tx.delete(codeSessions).where(lt(codeSessions.expires_at, sql`now()`))
  await tx.delete(staffSessions).where(lt(staffSessions.expires_at, sql`now()`))
  await tx.delete(apiTokens).where(lt(apiTokens.ends_on, sql`${todaySql} - ${endedTokenDays}::integer`))
}
