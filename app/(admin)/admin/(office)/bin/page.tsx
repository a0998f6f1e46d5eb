import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('bin')
export { generateMetadata, Page as default }
