import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('meetingInterpreters')
export { generateMetadata, Page as default }
