'use client'

import type { ReactNode } from 'react'
import { ToastProvider } from '@/components/ui/toast'
import { mainSite, type SiteKey } from '@/lib/platform/site/sites'
import { ConfirmProvider } from './confirm'
import { LinksQuestionProvider } from './links/links-question'
import { UnsavedProvider } from './unsaved'

/** Failure messages stay as long as specified: 5 seconds on the association's screens, 3 on others. */
const failureToastMilliseconds = (site: SiteKey) => (site === mainSite.key ? 5000 : 3000)

/**
 * Provides the toasts, the confirmations and the questions about links and unsaved changes for the screens of the
 * office.
 */
export function MessageAndUnsavedProvider({ site, children }: { site: SiteKey; children: ReactNode }) {
  return (
    <ToastProvider dangerMilliseconds={failureToastMilliseconds(site)}>
      <ConfirmProvider>
        <LinksQuestionProvider>
          <UnsavedProvider>{children}</UnsavedProvider>
        </LinksQuestionProvider>
      </ConfirmProvider>
    </ToastProvider>
  )
}
