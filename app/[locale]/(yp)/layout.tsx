import '@/app/globals.css'
import '@/app/styles/tokens-yp.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/**
 * The root layout of the directory. Pages with header and footer are under `yp/(shell)`, registration under
 * `yp/(bare)`, the owners' pages under `yp/(plain)`, meetings under `yp/(meetings)`.
 */
export default function DirectoryRootLayout(props: SiteLayoutProps) {
  return <SiteDocument site="yp" {...props} />
}
