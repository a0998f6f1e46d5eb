import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('listedCompanies')
export { generateMetadata, Page as default }
