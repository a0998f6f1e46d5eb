import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('listedConsultants')
export { generateMetadata, Page as default }
