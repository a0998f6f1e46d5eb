import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('partners')
export { generateMetadata, Page as default }
