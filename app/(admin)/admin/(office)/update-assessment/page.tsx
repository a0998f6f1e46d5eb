import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('questions')
export { generateMetadata, Page as default }
