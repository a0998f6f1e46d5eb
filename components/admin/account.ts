'use client'

import { createContext, use } from 'react'
import type { Account } from '@/lib/accounts/schema'
import type { Call } from '@/lib/api/call'
import { mayAccess } from '@/lib/auth/roles'

export const AccountContext = createContext<Account | null>(null)

/** The signed-in account of this page. */
export function useAccount(): Account {
  const account = use(AccountContext)
  if (!account) throw new Error('useAccount is called outside the office')
  return account
}

/** Whether the account may make a call: what it may not do is not offered to it. */
export function useMayCall(): (call: Pick<Call, 'access'>) => boolean {
  const { account_role } = useAccount()
  return ({ access }) => access === 'public' || (access !== 'member' && mayAccess(account_role, access))
}
