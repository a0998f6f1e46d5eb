import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('addMeetingUser')
export { generateMetadata, Page as default }
