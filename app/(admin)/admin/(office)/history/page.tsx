import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('history')
export { generateMetadata, Page as default }
