import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('directoryImport')
export { generateMetadata, Page as default }
