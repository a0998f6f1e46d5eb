import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('links')
export { generateMetadata, Page as default }
