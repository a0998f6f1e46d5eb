import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('book')
export { generateMetadata, Page as default }
