import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('contactTexts')
export { generateMetadata, Page as default }
