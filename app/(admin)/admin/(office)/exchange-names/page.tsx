import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('exchangeNames')
export { generateMetadata, Page as default }
