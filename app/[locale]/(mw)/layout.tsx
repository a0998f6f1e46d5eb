import '@/app/globals.css'
import '@/app/styles/tokens-mw.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/**
 * The root layout of the event's site. The live edition is under `mw/(live)`, the archived site of 2023 under
 * `mw/2023`, every other earlier edition under `mw/[year]`. Each of the three adds its own layout.
 */
export default function EventRootLayout(props: SiteLayoutProps) {
  return <SiteDocument site="mw" {...props} />
}
