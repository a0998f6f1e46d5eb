import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('monthNews')
export { generateMetadata, Page as default }
