import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('companies')
export { generateMetadata, Page as default }
