import '@/app/globals.css'
import '@/app/styles/tokens-mw.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/**
 * The event's document. Pages of the live edition are under `mw/(live)`; an archived year has a separate
 * frame.
 */
export default function EventDocument(props: SiteLayoutProps) {
  return <SiteDocument site="mw" {...props} />
}
