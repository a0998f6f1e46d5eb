import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('newDirectoryCategory')
export { generateMetadata, Page as default }
