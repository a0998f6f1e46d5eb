import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('requests')
export { generateMetadata, Page as default }
