import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('about')
export { generateMetadata, Page as default }
