import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('exchangeNames')
export { generateMetadata, Page as default }
