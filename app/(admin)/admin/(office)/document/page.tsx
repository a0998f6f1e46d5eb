import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('documents')
export { generateMetadata, Page as default }
