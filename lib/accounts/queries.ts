import { count, desc, eq, lte, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { offsetOf, pagesOf, type Paging } from '@/lib/api/paging'
import { roles } from '@/lib/auth/roles'
import type { Account } from './schema'

/** An account as the calls answer it. */
export function accountAnswer(row: typeof accounts.$inferSelect): Account {
  return {
    id: row.id,
    last_name: row.lastName,
    first_name: row.firstName,
    email: row.email,
    phone_number: row.phoneNumber,
    position: row.position,
    department: row.department,
    account_role: row.accountRole,
  }
}

export async function getAccount(id: number): Promise<Account | null> {
  const [row] = await db().select().from(accounts).where(eq(accounts.id, id))
  return row ? accountAnswer(row) : null
}

/** Where the staff who may read personal data, roles 1 and 2, are told of something new. */
export async function listOfficeAddresses(): Promise<string[]> {
  const rows = await db()
    .select({ email: accounts.email })
    .from(accounts)
    .where(lte(accounts.accountRole, roles.admin))
  return rows.map(({ email }) => email)
}

export async function getAccountByEmail(email: string): Promise<Account | null> {
  const [row] = await db()
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  return row ? accountAnswer(row) : null
}

export async function listAccounts(
  paging: Paging,
): Promise<{ account: Account[]; total: number; totalPages: number }> {
  const [counted] = await db().select({ total: count() }).from(accounts)
  const rows = await db()
    .select()
    .from(accounts)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(paging.limit)
    .offset(offsetOf(paging))
  const total = counted?.total ?? 0
  return { account: rows.map(accountAnswer), total, totalPages: pagesOf(total, paging.limit) }
}
