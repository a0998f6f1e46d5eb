import { exhibitorRoute } from '@/components/event/exhibitor-page'

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = exhibitorRoute
export { generateMetadata, Page as default }
