import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'

export { generateStaticParams } from '@/components/site/site-document'

export const generateMetadata = () => siteNotFoundMetadata('yp')

export default function UnknownPage() {
  return <NotFoundView site="yp" />
}
