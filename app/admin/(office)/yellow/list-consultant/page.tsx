import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('listedConsultants')
export { generateMetadata, Page as default }
