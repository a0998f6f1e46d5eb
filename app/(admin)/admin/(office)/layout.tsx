import type { ReactNode } from 'react'
import { OfficeProviders } from '@/components/back-office/providers'
import { OutgoingNotice } from '@/components/back-office/shell/outgoing-notice'
import { OfficeShell } from '@/components/back-office/shell/office-frame'
import { SkipLink } from '@/components/site/skip-link'
import { requireAccount } from '@/lib/platform/auth/current'
import { mayAccess } from '@/lib/platform/auth/roles'

/** The frame of all office screens; it requires a sign-in. */
export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const account = await requireAccount()
  return (
    <OfficeProviders account={account}>
      <SkipLink />
      <OfficeShell notice={mayAccess(account, 'moderator') && <OutgoingNotice />}>{children}</OfficeShell>
    </OfficeProviders>
  )
}
