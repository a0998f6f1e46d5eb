import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventDates')
export { generateMetadata, Page as default }
