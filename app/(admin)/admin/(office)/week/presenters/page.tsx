import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('eventSpeakers')
export { generateMetadata, Page as default }
