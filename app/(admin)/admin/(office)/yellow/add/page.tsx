import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('addListing')
export { generateMetadata, Page as default }
