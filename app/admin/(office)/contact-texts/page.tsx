import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('contactTexts')
export { generateMetadata, Page as default }
