import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('meetingInfo')
export { generateMetadata, Page as default }
