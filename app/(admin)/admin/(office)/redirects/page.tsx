import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('redirects')
export { generateMetadata, Page as default }
