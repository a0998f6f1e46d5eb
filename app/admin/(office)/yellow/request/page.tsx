import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('listingRequests')
export { generateMetadata, Page as default }
