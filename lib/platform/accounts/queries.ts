import { desc, eq, lte, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { roles } from '@/lib/platform/auth/roles'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { Account, AccountRecord } from './schema'

export function accountAnswer(row: typeof accounts.$inferSelect): Account {
  return {
    id: row.id,
    last_name: row.last_name,
    first_name: row.first_name,
    email: row.email,
    phone_number: row.phone_number,
    position: row.position,
    department: row.department,
    account_role: row.account_role,
    reviews_assessments: row.reviews_assessments,
  }
}

export async function getAccount(id: number): Promise<Account | null> {
  const [row] = await db().select().from(accounts).where(eq(accounts.id, id))
  return row ? accountAnswer(row) : null
}

/** Returns an account with the fields that its form edits. @throws Problem not_found */
export async function getAccountRecord(id: number): Promise<AccountRecord> {
  const row = requireRow(await db().select().from(accounts).where(eq(accounts.id, id)))
  return { ...accountAnswer(row), version: row.version }
}

/** Lists, for notifications, the e-mail addresses of moderators and admins, who may read personal data. */
export async function listStaffEmailsToNotify(): Promise<string[]> {
  const rows = await db()
    .select({ email: accounts.email })
    .from(accounts)
    .where(lte(accounts.account_role, roles.admin))
  return rows.map(({ email }) => email)
}

export async function getAccountByEmail(email: string): Promise<Account | null> {
  const [row] = await db()
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  return row ? accountAnswer(row) : null
}

const sortColumns = {
  account_role: accounts.account_role,
  last_name: accounts.last_name,
  first_name: accounts.first_name,
  email: accounts.email,
}

export async function listAdminAccounts(
  paging: Listing<keyof typeof sortColumns>,
): Promise<{ account: Account[]; total: number; totalPages: number }> {
  const where = await matchesTermSql(paging.term, 'account', accounts.id)
  const [total, rows] = await Promise.all([
    db().$count(accounts, where),
    db()
      .select()
      .from(accounts)
      .where(where)
      .orderBy(...sortOrder(paging.sort, sortColumns, [desc(accounts.created_at), desc(accounts.id)]))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ])
  return { account: rows.map(accountAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}
