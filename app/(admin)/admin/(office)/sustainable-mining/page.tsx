import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('sustainable')
export { generateMetadata, Page as default }
