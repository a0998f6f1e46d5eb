import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('meetingInfo')
export { generateMetadata, Page as default }
