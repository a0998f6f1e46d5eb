import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import type { StaffAccess } from '@/lib/platform/api/call'
import type { Account } from '@/lib/platform/accounts/schema'
import { askedPageHeader, loginPath } from './login-path'
import { mayAccess } from './roles'
import { authenticateTokenAndRecordUse, sessionCookieName } from './session'

/** The signed-in account of the page being rendered, read once per request. */
export const currentAccount = cache(async (): Promise<Account | null> => {
  return authenticateTokenAndRecordUse((await cookies()).get(sessionCookieName())?.value)
})

/**
 * Returns the signed-in account for a page of the office. If nobody is signed in, redirects to the login
 * page, which later redirects back to the requested page. If the account lacks the right, redirects to
 * `refusalPath`, or answers 403 if no path is given.
 */
export async function requireAccount(access: StaffAccess = 'staff', refusalPath?: string): Promise<Account> {
  const account = await currentAccount()
  if (!account) redirect(loginPath((await headers()).get(askedPageHeader)))
  if (mayAccess(account, access)) return account
  if (refusalPath !== undefined) redirect(refusalPath)
  forbidden()
}
