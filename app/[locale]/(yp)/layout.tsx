import '@/app/globals.css'
import '@/app/styles/tokens-yp.css'
import { PlainShell } from '@/components/site/plain-shell'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

export default function DirectoryLayout({ children, params }: SiteLayoutProps) {
  return (
    <SiteDocument site="yp" params={params}>
      <PlainShell site="yp">{children}</PlainShell>
    </SiteDocument>
  )
}
