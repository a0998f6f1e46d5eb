import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('listedCompanies')
export { generateMetadata, Page as default }
