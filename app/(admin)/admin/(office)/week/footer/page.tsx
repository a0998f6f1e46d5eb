import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('eventFooter')
export { generateMetadata, Page as default }
