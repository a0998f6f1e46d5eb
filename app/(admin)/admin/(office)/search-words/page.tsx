import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('searchWords')
export { generateMetadata, Page as default }
