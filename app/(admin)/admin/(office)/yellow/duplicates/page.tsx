import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('directoryDuplicates')
export { generateMetadata, Page as default }
