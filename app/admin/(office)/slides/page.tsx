import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('slides')
export { generateMetadata, Page as default }
