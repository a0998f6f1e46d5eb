import type { ReactNode } from 'react'
import { OfficeProviders } from '@/components/admin/providers'
import { Sidebar } from '@/components/admin/shell/sidebar'
import { TopBar } from '@/components/admin/shell/top-bar'
import { SkipLink } from '@/components/site/skip-link'
import { requireAccount } from '@/lib/auth/current'

/** Everything behind the sign-in: sidebar at the left, trail at the top, the screen in between. */
export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const account = await requireAccount()
  return (
    <OfficeProviders account={account}>
      <SkipLink />
      <div className="office">
        <aside className="rail bedrock">
          <Sidebar />
        </aside>
        <div className="office__body">
          <TopBar />
          <main id="main" className="office__content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </OfficeProviders>
  )
}
