import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventMenu')
export { generateMetadata, Page as default }
