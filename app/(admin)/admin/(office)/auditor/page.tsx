import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('auditors')
export { generateMetadata, Page as default }
