'use client'

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { ToastProvider } from '@/components/ui/toast'
import { CallError } from '@/lib/api/client'
import { loginPath } from '@/lib/auth/login-path'
import type { Account } from '@/lib/accounts/schema'
import { AccountProvider } from './account'
import { ConfirmProvider } from './confirm'
import { UnsavedProvider } from './unsaved'

/** A read that is refused for want of a session leads to the login page and back; a write keeps what was typed. */
function leaveWithoutSession(error: unknown) {
  if (!(error instanceof CallError && error.status === 401)) return
  const { pathname, search } = window.location
  window.location.assign(loginPath(`${pathname}${search}`))
}

function createClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWithoutSession }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && error instanceof CallError && (error.status === 0 || error.status >= 500),
      },
    },
  })
}

export function OfficeProviders({ account, children }: { account: Account; children: ReactNode }) {
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={client}>
      <AccountProvider account={account}>
        <ToastProvider>
          <ConfirmProvider>
            <UnsavedProvider>
              <SoftNavigation />
              {children}
            </UnsavedProvider>
          </ConfirmProvider>
        </ToastProvider>
      </AccountProvider>
    </QueryClientProvider>
  )
}
