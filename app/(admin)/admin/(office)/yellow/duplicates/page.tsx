import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('directoryDuplicates')
export { generateMetadata, Page as default }
