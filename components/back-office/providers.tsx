'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { CallError } from '@/lib/platform/api/call-error'
import type { Account } from '@/lib/platform/accounts/schema'
import { AccountProvider } from '../office/account'
import { RefetchOnNavigation } from '../office/fresh-after-steps'
import { MessageAndUnsavedProvider } from '../office/office-messages'
import { useCurrentSite } from './shell/use-current-site'
import { SessionEndHandler } from '../office/session/session-end'

function createQueryClient(): QueryClient {
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
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <AccountProvider account={account}>
        <MessageAndUnsavedProvider site={useCurrentSite()}>
          <SoftNavigation />
          <SessionEndHandler />
          {children}
          {/* This component is rendered after the screen, so that the screen's own fetches have already
              started. */}
          <RefetchOnNavigation />
        </MessageAndUnsavedProvider>
      </AccountProvider>
    </QueryClientProvider>
  )
}
