import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('eventDates')
export { generateMetadata, Page as default }
