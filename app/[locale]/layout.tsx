import '@/app/globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontPreloads } from '@/components/site/font-preloads'
import { env } from '@/lib/env'
import { pageLocale } from '@/lib/i18n/page-locale'

/** No page is made at build time: each is made at its first request and kept. */
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().siteUrl) }
}

export const viewport: Viewport = { themeColor: '#12191d' }

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function PublicLayout({ children, params }: Props) {
  const locale = await pageLocale(params)
  return (
    <html lang={locale} data-site="mm" data-theme="light">
      <head>{fontPreloads(locale)}</head>
      <body>{children}</body>
    </html>
  )
}
