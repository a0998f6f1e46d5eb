import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('minerals')
export { generateMetadata, Page as default }
