import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('eventPresentation')
export { generateMetadata, Page as default }
