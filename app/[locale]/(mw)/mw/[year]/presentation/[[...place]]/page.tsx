import { presentationRoute } from '@/components/event/presentation-page'

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = presentationRoute
export { generateMetadata, Page as default }
