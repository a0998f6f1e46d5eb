'use client'

import { createContext, createElement, use, type ReactNode } from 'react'
import type { Account } from '@/lib/platform/accounts/schema'
import type { Call } from '@/lib/platform/api/call'
import { authCalls } from '@/lib/platform/auth/calls'
import { isStaffAccess, mayAccess } from '@/lib/platform/auth/roles'
import { useRead } from './calls'

const AccountContext = createContext<Account | null>(null)

/** Provides the account that the server rendered into the page, updated when a save changes it. */
export function AccountProvider({ account, children }: { account: Account; children: ReactNode }) {
  const { data } = useRead(authCalls.getOwnAccount, {}, { initialData: { account }, staleTime: Infinity })
  return createElement(AccountContext, { value: data?.account ?? account }, children)
}

/** Returns the account that is signed in to the office. */
export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount is called outside the office')
  return account
}

/** Returns a function that says whether the account may make a call. The office offers only such calls. */
export function useMayCall(): (call: Pick<Call, 'access'>) => boolean {
  const account = useAccount()
  return ({ access }) => access === 'public' || (isStaffAccess(access) && mayAccess(account, access))
}
