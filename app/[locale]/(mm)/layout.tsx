import '@/app/globals.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/** The root layout of the association's site. The pages with header and footer are under `mm`. */
export default function AssociationRootLayout(props: SiteLayoutProps) {
  return <SiteDocument site="mm" {...props} />
}
