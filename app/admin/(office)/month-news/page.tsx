import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('monthNews')
export { generateMetadata, Page as default }
