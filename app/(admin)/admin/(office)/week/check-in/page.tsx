import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('checkIn')
export { generateMetadata, Page as default }
