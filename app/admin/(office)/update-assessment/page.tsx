import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('questions')
export { generateMetadata, Page as default }
