import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('reports')
export { generateMetadata, Page as default }
