import '@/app/globals.css'
import { SiteDocument, type SiteLayoutProps } from '@/components/site/site-document'

export { generateMetadata, generateStaticParams, viewport } from '@/components/site/site-document'

/** The root layout of the monthly paper, which has the colours and fonts of the association's site. */
export default function MonthlyPaperRootLayout(props: SiteLayoutProps) {
  return <SiteDocument site="mm" {...props} />
}
