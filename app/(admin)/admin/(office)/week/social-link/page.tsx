import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('eventSocialLinks')
export { generateMetadata, Page as default }
