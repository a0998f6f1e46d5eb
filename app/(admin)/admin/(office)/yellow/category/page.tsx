import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('directoryCategories')
export { generateMetadata, Page as default }
