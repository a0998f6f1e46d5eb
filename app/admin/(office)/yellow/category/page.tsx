import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('directoryCategories')
export { generateMetadata, Page as default }
