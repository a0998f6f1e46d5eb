import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('sessions')
export { generateMetadata, Page as default }
