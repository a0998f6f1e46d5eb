import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('membership')
export { generateMetadata, Page as default }
