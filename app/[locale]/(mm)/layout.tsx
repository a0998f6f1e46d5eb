import '@/app/globals.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/** The association's document. Pages inside its shell are under `mm`. */
export default function AssociationDocument(props: SiteLayoutProps) {
  return <SiteDocument site="mm" {...props} />
}
