import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('eventHome')
export { generateMetadata, Page as default }
