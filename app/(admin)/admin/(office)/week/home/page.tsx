import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('eventHome')
export { generateMetadata, Page as default }
