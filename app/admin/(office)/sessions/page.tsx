import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('sessions')
export { generateMetadata, Page as default }
