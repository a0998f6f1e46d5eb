import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('sessions')
export { generateMetadata, Page as default }
