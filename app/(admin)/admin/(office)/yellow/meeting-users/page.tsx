import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('meetingUsers')
export { generateMetadata, Page as default }
