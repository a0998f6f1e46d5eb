import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('footer')
export { generateMetadata, Page as default }
