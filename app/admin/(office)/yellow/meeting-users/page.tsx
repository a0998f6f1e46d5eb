import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('meetingUsers')
export { generateMetadata, Page as default }
