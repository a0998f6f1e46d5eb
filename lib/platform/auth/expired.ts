import { lt, sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import { staffSessions } from '@/db/schema/accounts'
import { codeSessions, knownBrowsers, memberSessions, oneTimeCodes } from '@/db/schema/members'

/** Deletes expired sessions and known browsers, and codes older than a day, which no limit still counts. */
export async function deleteExpiredAuthRows(tx: Transaction): Promise<void> {
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.created_at, sql`now() - interval '1 day'`))
  await tx.delete(knownBrowsers).where(lt(knownBrowsers.expires_at, sql`now()`))
  await tx.delete(memberSessions).where(lt(memberSessions.expires_at, sql`now()`))
  await tx.delete(codeSessions).where(lt(codeSessions.expires_at, sql`now()`))
  await tx.delete(staffSessions).where(lt(staffSessions.expires_at, sql`now()`))
}
