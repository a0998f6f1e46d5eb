import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventPresentation')
export { generateMetadata, Page as default }
