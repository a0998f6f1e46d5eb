import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('socialLinks')
export { generateMetadata, Page as default }
