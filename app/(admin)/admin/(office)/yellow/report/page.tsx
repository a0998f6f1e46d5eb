import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('listingReports')
export { generateMetadata, Page as default }
