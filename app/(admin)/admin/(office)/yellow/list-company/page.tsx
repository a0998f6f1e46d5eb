import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('listedCompanies')
export { generateMetadata, Page as default }
