import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('eventDates')
export { generateMetadata, Page as default }
