import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { env } from '@/lib/platform/env'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import type { SiteKey } from '@/lib/platform/site/sites'
import { DocumentHead } from './document-head'

export type SiteLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> }

/** The build renders no page in advance: each page is rendered at its first visit and then cached. */
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().siteUrl) }
}

export { documentViewport as viewport } from './document-head'

/**
 * The document of a site, for the root layout of its route group: its language, its colours and its fonts.
 */
export async function SiteDocument({ site, children, params }: SiteLayoutProps & { site: SiteKey }) {
  const locale = await requirePageLocale(params)
  return (
    // Before React hydrates, a script in the head sets the theme on this element; hydration must accept the
    // difference.
    <html lang={locale} data-site={site} suppressHydrationWarning>
      <DocumentHead locale={locale} />
      <body>{children}</body>
    </html>
  )
}
