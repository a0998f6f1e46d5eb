import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('minerals')
export { generateMetadata, Page as default }
