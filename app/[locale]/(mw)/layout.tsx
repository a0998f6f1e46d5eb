import '@/app/globals.css'
import '@/app/styles/tokens-mw.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/** The event. What belongs to the live edition lies under `mw/(live)`; an archived year has a frame of its own. */
export default function EventDocument(props: SiteLayoutProps) {
  return <SiteDocument site="mw" {...props} />
}
