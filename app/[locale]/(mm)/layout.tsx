import '@/app/globals.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/** The root layout of the association's site. Inside it, the layout of `mm` adds header and footer. */
export default function AssociationRootLayout(props: SiteLayoutProps) {
  return <SiteDocument site="mm" {...props} />
}
