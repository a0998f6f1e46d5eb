import { speakersRoute } from '@/components/event/speaker-page'

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = speakersRoute
export { generateMetadata, Page as default }
