import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Access } from '@/lib/api/call'
import type { Account } from '@/lib/accounts/schema'
import { mayAccess } from './roles'
import { accountOfToken, sessionCookieName } from './session'

/** The signed-in account of the page being rendered, asked once a request. */
export const currentAccount = cache(async (): Promise<Account | null> => {
  return accountOfToken((await cookies()).get(sessionCookieName())?.value)
})

/** The account, or away: to the login page without a session, to the dashboard without the right. */
export async function requireAccount(
  access: Exclude<Access, 'public' | 'member'> = 'staff',
): Promise<Account> {
  const account = await currentAccount()
  if (!account) redirect('/admin/login')
  if (!mayAccess(account.account_role, access)) redirect('/admin/dashboard')
  return account
}
