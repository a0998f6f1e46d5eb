import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('listingReports')
export { generateMetadata, Page as default }
