import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventPresenters')
export { generateMetadata, Page as default }
