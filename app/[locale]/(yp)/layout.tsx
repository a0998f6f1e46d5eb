import '@/app/globals.css'
import '@/app/styles/tokens-yp.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/**
 * The directory's document. Pages with header and footer are under `yp/(shell)`, registration under
 * `yp/(bare)`.
 */
export default function DirectoryDocument(props: SiteLayoutProps) {
  return <SiteDocument site="yp" {...props} />
}
