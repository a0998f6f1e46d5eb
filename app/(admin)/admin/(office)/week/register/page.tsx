import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('registrations')
export { generateMetadata, Page as default }
