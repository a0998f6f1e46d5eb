import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('history')
export { generateMetadata, Page as default }
