import { homeRoute } from '@/components/event/event-home'

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = homeRoute
export { generateMetadata, Page as default }
