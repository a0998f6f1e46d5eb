import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('directoryImport')
export { generateMetadata, Page as default }
