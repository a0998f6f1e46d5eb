import '@/app/globals.css'
import '@/app/styles/tokens-mw.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/**
 * The root layout of the event's site. Pages of the live edition are under `mw/(live)`; pages of an archived
 * year have a separate layout.
 */
export default function EventRootLayout(props: SiteLayoutProps) {
  return <SiteDocument site="mw" {...props} />
}
