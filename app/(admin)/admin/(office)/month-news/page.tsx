import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('monthNews')
export { generateMetadata, Page as default }
