import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('newRegistrations')
export { generateMetadata, Page as default }
