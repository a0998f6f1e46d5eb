import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('companies')
export { generateMetadata, Page as default }
