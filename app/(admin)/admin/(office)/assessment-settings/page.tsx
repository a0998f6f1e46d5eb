import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('assessmentSettings')
export { generateMetadata, Page as default }
