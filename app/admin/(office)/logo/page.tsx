import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('logos')
export { generateMetadata, Page as default }
