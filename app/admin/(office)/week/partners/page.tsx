import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('partners')
export { generateMetadata, Page as default }
