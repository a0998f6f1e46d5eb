import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('eventGallery')
export { generateMetadata, Page as default }
