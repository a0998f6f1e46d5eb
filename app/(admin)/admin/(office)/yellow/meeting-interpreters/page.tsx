import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('meetingInterpreters')
export { generateMetadata, Page as default }
