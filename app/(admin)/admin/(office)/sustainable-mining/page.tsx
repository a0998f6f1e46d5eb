import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('sustainable')
export { generateMetadata, Page as default }
