import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('meetingInfo')
export { generateMetadata, Page as default }
