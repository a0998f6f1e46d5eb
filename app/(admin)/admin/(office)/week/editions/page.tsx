import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('editions')
export { generateMetadata, Page as default }
