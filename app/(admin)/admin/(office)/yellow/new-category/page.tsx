import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('newDirectoryCategory')
export { generateMetadata, Page as default }
