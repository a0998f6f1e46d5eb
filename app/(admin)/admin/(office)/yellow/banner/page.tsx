import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('directorySlides')
export { generateMetadata, Page as default }
