import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('eventGallery')
export { generateMetadata, Page as default }
