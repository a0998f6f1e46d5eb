import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('translations')
export { generateMetadata, Page as default }
