import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('footer')
export { generateMetadata, Page as default }
