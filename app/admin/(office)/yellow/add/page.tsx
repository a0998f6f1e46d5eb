import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('addListing')
export { generateMetadata, Page as default }
