import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('exchangeNames')
export { generateMetadata, Page as default }
