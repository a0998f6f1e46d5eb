'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { ToastProvider } from '@/components/ui/toast'
import { CallError } from '@/lib/api/client'
import type { Account } from '@/lib/accounts/schema'
import { mainSite, type SiteKey } from '@/lib/site/sites.mjs'
import { AccountProvider } from './account'
import { ConfirmProvider } from './confirm'
import { SessionEnd } from './session/session-end'
import { useCurrentSite } from './shell/use-current-site'
import { UnsavedProvider } from './unsaved'

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

/** The specification tells a failure for 5 seconds on the association's screens, and for 3 on the others. */
const dangerMilliseconds = (site: SiteKey) => (site === mainSite.key ? 5000 : 3000)

export function OfficeProviders({ account, children }: { account: Account; children: ReactNode }) {
  const [client] = useState(createClient)
  const site = useCurrentSite()
  return (
    <QueryClientProvider client={client}>
      <AccountProvider account={account}>
        <ToastProvider dangerMilliseconds={dangerMilliseconds(site)}>
          <ConfirmProvider>
            <UnsavedProvider>
              <SoftNavigation />
              <SessionEnd />
              {children}
            </UnsavedProvider>
          </ConfirmProvider>
        </ToastProvider>
      </AccountProvider>
    </QueryClientProvider>
  )
}
