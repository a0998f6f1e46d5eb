'use client'

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { CallError } from '@/lib/api/client'
import { loginPath } from '@/lib/auth/login-path'
import type { Account } from '@/lib/accounts/schema'
import { AccountProvider } from './account'
import { FreshAfterSteps } from './fresh-after-steps'
import { OfficeMessages } from './office-messages'

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
        <OfficeMessages>
          <SoftNavigation />
          {children}
          {/* After what it asks for: the reads of a new screen have begun then. */}
          <FreshAfterSteps />
        </OfficeMessages>
      </AccountProvider>
    </QueryClientProvider>
  )
}
