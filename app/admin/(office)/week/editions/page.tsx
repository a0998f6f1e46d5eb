import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('editions')
export { generateMetadata, Page as default }
