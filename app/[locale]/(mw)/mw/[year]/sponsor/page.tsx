import { sponsorRoute } from '@/components/event/sponsor-page'

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = sponsorRoute
export { generateMetadata, Page as default }
