import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('results')
export { generateMetadata, Page as default }
