import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('reports')
export { generateMetadata, Page as default }
