import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventSocialLinks')
export { generateMetadata, Page as default }
