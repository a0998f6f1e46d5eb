import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('registrations')
export { generateMetadata, Page as default }
