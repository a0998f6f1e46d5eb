import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('eventSpeakers')
export { generateMetadata, Page as default }
