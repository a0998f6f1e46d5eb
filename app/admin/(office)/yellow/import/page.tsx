import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('directoryImport')
export { generateMetadata, Page as default }
