import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('newRegistrations')
export { generateMetadata, Page as default }
