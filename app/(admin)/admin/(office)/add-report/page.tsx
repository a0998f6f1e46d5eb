import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('addReport')
export { generateMetadata, Page as default }
