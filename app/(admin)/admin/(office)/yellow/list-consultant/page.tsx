import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('listedConsultants')
export { generateMetadata, Page as default }
