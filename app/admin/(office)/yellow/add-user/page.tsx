import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('addMeetingUser')
export { generateMetadata, Page as default }
