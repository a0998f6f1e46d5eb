import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('listingReports')
export { generateMetadata, Page as default }
