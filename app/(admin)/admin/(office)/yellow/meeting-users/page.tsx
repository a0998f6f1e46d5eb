import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('meetingUsers')
export { generateMetadata, Page as default }
