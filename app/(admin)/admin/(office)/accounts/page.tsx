import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('accounts')
export { generateMetadata, Page as default }
