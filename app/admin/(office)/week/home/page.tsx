import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventHome')
export { generateMetadata, Page as default }
