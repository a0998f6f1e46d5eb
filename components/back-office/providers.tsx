'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { CallError } from '@/lib/platform/api/call-error'
import type { Account } from '@/lib/platform/accounts/schema'
import { AccountProvider } from '../office/account'
import { FreshAfterSteps } from '../office/fresh-after-steps'
import { OfficeMessages } from '../office/office-messages'
import { useCurrentSite } from './shell/use-current-site'
import { SessionEnd } from '../office/session/session-end'

function createClient(): QueryClient {
  return new QueryClient({
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
        <OfficeMessages site={useCurrentSite()}>
          <SoftNavigation />
          <SessionEnd />
          {children}
          {/* This component is rendered after the screen, so that the screen's own fetches have already
              started. */}
          <FreshAfterSteps />
        </OfficeMessages>
      </AccountProvider>
    </QueryClientProvider>
  )
}
