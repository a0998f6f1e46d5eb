import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('registrations')
export { generateMetadata, Page as default }
