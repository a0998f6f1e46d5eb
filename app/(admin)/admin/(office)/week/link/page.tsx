import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('eventMenu')
export { generateMetadata, Page as default }
