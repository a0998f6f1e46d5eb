import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('logos')
export { generateMetadata, Page as default }
