import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('eventSocialLinks')
export { generateMetadata, Page as default }
