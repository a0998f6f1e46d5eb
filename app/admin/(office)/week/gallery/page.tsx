import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventGallery')
export { generateMetadata, Page as default }
