import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('trade')
export { generateMetadata, Page as default }
