import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('directorySlides')
export { generateMetadata, Page as default }
