import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('contactTexts')
export { generateMetadata, Page as default }
