import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('addMeetingUser')
export { generateMetadata, Page as default }
