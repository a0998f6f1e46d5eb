import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('directorySlides')
export { generateMetadata, Page as default }
