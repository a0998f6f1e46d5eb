import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('documents')
export { generateMetadata, Page as default }
