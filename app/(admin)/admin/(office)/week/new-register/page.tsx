import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('newRegistrations')
export { generateMetadata, Page as default }
