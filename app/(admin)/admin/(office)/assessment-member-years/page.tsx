import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('memberYears')
export { generateMetadata, Page as default }
