import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('newDirectoryCategory')
export { generateMetadata, Page as default }
