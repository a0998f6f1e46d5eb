import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('addListing')
export { generateMetadata, Page as default }
