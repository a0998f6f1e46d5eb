import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('directoryCategories')
export { generateMetadata, Page as default }
