import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('pictures')
export { generateMetadata, Page as default }
