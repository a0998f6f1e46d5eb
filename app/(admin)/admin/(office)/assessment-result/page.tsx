import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('results')
export { generateMetadata, Page as default }
