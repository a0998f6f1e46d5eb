import { and, count, desc, eq, gt, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { accounts, staffSessions } from '@/db/schema/accounts'
import { accountAnswer } from '@/lib/platform/accounts/queries'
import type { Account } from '@/lib/platform/accounts/schema'
import type { Client } from '@/lib/platform/api/client'
import { rethrowUnlessReadOnly } from '@/lib/platform/api/database-error'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { matchesTermSql } from '@/lib/platform/search/match'
import { browserName } from './browser-name'
import type { StaffSession } from './schema'
import { sessionSeconds } from './session-length'

/** The use of a session is recorded at most this often, unless its address or browser changes. */
const seenEveryMinutes = 5

const isOpen = gt(staffSessions.expires_at, sql`now()`)
const clientColumns = ({ address, userAgent }: Client) => ({ address, browser: browserName(userAgent) })

/** Opens a session, which ends after `sessionSeconds`, used or not. */
export async function openStaffSession(
  accountId: number,
  client: Client,
): Promise<{ id: string; endsAt: Date }> {
  const [row] = await db()
    .insert(staffSessions)
    .values({
      account_id: accountId,
      // The database's clock sets this time, because queries compare the time with that clock.
      expires_at: sql`now() + make_interval(secs => ${sessionSeconds})`,
      ...clientColumns(client),
    })
    .returning({ id: staffSessions.id, endsAt: staffSessions.expires_at })
  if (!row) throw new Error('the session was not opened')
  return row
}

type LiveSession = { id: string; account: Account; address: string; browser: string; isSeenLately: boolean }

/** Returns a session that has not ended, together with its account as it is now, in one query. */
export async function findLiveStaffSession(id: string): Promise<LiveSession | null> {
  const [row] = await db()
    .select({
      account: accounts,
      address: staffSessions.address,
      browser: staffSessions.browser,
      isSeenLately: sql<boolean>`${staffSessions.seen_at} > now() - make_interval(mins => ${seenEveryMinutes})`,
    })
    .from(staffSessions)
    .innerJoin(accounts, eq(accounts.id, staffSessions.account_id))
    .where(and(eq(staffSessions.id, id), isOpen))
  return row ? { ...row, id, account: accountAnswer(row.account) } : null
}

/**
 * Records that a session is used, and from where, unless the same use was recorded lately or the database
 * takes no writes.
 */
export async function recordSessionUse(session: LiveSession, client: Client): Promise<void> {
  const place = clientColumns(client)
  const isSamePlace = place.address === session.address && place.browser === session.browser
  if (session.isSeenLately && isSamePlace) return
  await db()
    .update(staffSessions)
    .set({ seen_at: sql`now()`, ...place })
    .where(eq(staffSessions.id, session.id))
    .catch(rethrowUnlessReadOnly)
}

const sortColumns = {
  email: accounts.email,
  created_at: staffSessions.created_at,
  seen_at: staffSessions.seen_at,
}

/**
 * Lists the open sessions of all accounts, by default the newest first.
 * @param ownId the id of the session that makes the request
 */
export async function listStaffSessions(
  listing: Listing<keyof typeof sortColumns>,
  ownId: string | null,
): Promise<{ sessions: StaffSession[]; total: number; totalPages: number }> {
  const isOfAccount = await matchesTermSql(listing.term, 'account', accounts.id)
  // Network addresses are not in the search index: they are matched by prefix.
  const isFound =
    isOfAccount && or(isOfAccount, sql`starts_with(${staffSessions.address}, ${listing.term?.trim()})`)
  const where = and(isOpen, isFound)
  const [countRow] = await db()
    .select({ total: count() })
    .from(staffSessions)
    .innerJoin(accounts, eq(accounts.id, staffSessions.account_id))
    .where(where)
  const rows = await db()
    .select({ session: staffSessions, account: accounts })
    .from(staffSessions)
    .innerJoin(accounts, eq(accounts.id, staffSessions.account_id))
    .where(where)
    .orderBy(
      ...sortOrder(listing.sort, sortColumns, [desc(staffSessions.expires_at), desc(staffSessions.id)]),
    )
    .limit(listing.limit)
    .offset(offsetOf(listing))
  const total = countRow?.total ?? 0
  return {
    sessions: rows.map(({ session, account }) => ({
      id: session.id,
      account_id: account.id,
      name: `${account.first_name} ${account.last_name}`.trim(),
      email: account.email,
      created_at: session.created_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
      seen_at: session.seen_at.toISOString(),
      address: session.address,
      browser: session.browser,
      is_own: session.id === ownId,
    })),
    total,
    totalPages: numberOfPages(total, listing.limit),
  }
}

/** Ends one session: its cookie is invalid from the next request on. @returns how many were ended */
export async function endStaffSession(id: string): Promise<number> {
  return (await db().delete(staffSessions).where(eq(staffSessions.id, id))).rowCount ?? 0
}

/** Ends all sessions of an account. @returns how many were ended */
export async function endStaffSessionsOf(accountId: number): Promise<number> {
  return (await db().delete(staffSessions).where(eq(staffSessions.account_id, accountId))).rowCount ?? 0
}
