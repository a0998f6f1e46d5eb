import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('eventPresentation')
export { generateMetadata, Page as default }
