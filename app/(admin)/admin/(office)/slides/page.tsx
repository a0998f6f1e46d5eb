import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('slides')
export { generateMetadata, Page as default }
