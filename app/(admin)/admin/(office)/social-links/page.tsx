import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('socialLinks')
export { generateMetadata, Page as default }
