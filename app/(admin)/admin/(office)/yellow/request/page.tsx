import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('listingRequests')
export { generateMetadata, Page as default }
