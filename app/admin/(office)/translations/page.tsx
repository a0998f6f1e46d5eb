import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('translations')
export { generateMetadata, Page as default }
