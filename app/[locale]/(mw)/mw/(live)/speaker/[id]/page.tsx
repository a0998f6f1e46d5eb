import { speakerRoute } from '@/components/event/speaker-page'

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page } = speakerRoute
export { generateMetadata, Page as default }
