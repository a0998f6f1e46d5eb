import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('activity')
export { generateMetadata, Page as default }
