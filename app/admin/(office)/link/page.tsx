import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('menu')
export { generateMetadata, Page as default }
