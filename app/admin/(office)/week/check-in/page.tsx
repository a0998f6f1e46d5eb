import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('checkIn')
export { generateMetadata, Page as default }
