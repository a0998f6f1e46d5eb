import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('addReport')
export { generateMetadata, Page as default }
