import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('requests')
export { generateMetadata, Page as default }
