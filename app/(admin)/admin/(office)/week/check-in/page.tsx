import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('checkIn')
export { generateMetadata, Page as default }
