import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('menu')
export { generateMetadata, Page as default }
