import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('membership')
export { generateMetadata, Page as default }
