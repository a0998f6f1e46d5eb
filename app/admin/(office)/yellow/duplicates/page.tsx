import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('directoryDuplicates')
export { generateMetadata, Page as default }
