import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('book')
export { generateMetadata, Page as default }
