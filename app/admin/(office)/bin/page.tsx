import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('bin')
export { generateMetadata, Page as default }
