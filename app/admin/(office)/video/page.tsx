import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('videos')
export { generateMetadata, Page as default }
