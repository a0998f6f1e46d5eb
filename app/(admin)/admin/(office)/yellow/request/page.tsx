import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('listingRequests')
export { generateMetadata, Page as default }
