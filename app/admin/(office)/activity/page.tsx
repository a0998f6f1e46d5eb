import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('activity')
export { generateMetadata, Page as default }
