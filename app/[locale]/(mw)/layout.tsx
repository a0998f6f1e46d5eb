import '@/app/globals.css'
import '@/app/styles/tokens-mw.css'
import { PlainShell } from '@/components/site/plain-shell'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

export default function EventLayout({ children, params }: SiteLayoutProps) {
  return (
    <SiteDocument site="mw" params={params}>
      <PlainShell site="mw">{children}</PlainShell>
    </SiteDocument>
  )
}
