import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('meetingInterpreters')
export { generateMetadata, Page as default }
