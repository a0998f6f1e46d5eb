import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('about')
export { generateMetadata, Page as default }
