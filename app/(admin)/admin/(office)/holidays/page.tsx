import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('holidays')
export { generateMetadata, Page as default }
