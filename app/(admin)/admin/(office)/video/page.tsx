import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('videos')
export { generateMetadata, Page as default }
