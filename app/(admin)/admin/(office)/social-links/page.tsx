import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('socialLinks')
export { generateMetadata, Page as default }
