import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('addReport')
export { generateMetadata, Page as default }
