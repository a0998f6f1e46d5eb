import '@/app/globals.css'
import '@/app/styles/tokens-mw.css'
import '@/app/styles/tokens-yp.css'
import '@/app/styles/tokens-office.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { DocumentHead } from '@/components/site/document-head'

export const metadata: Metadata = { title: 'Kit', robots: { index: false } }

/**
 * The root layout of the kit, the gallery of shared components. It belongs to no site, because the kit shows
 * components of the public sites and of the back office.
 */
export default function KitLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="mn" data-site="mm" suppressHydrationWarning>
      <DocumentHead locale="mn" />
      <body>{children}</body>
    </html>
  )
}
