import { galleryRoute } from '@/components/event/gallery-page'

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = galleryRoute
export { generateMetadata, Page as default }
