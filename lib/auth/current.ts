import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { StaffAccess } from '@/lib/api/call'
import type { Account } from '@/lib/accounts/schema'
import { officePaths } from '@/lib/site/office-paths'
import { askedPageHeader, loginPath } from './login-path'
import { mayAccess } from './roles'
import { accountOfToken, sessionCookieName } from './session'

/** The signed-in account of the page being rendered, asked once a request. */
export const currentAccount = cache(async (): Promise<Account | null> => {
  return accountOfToken((await cookies()).get(sessionCookieName())?.value)
})

/** The account, or away: to the login page and back without a session, to the dashboard without the right. */
export async function requireAccount(access: StaffAccess = 'staff'): Promise<Account> {
  const account = await currentAccount()
  if (!account) redirect(loginPath((await headers()).get(askedPageHeader)))
  if (!mayAccess(account.account_role, access)) redirect(officePaths.dashboard)
  return account
}
