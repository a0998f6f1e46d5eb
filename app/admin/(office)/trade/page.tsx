import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('trade')
export { generateMetadata, Page as default }
