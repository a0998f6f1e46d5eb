import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventFooter')
export { generateMetadata, Page as default }
