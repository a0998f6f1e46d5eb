import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('minerals')
export { generateMetadata, Page as default }
