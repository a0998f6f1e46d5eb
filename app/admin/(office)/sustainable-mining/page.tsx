import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('sustainable')
export { generateMetadata, Page as default }
