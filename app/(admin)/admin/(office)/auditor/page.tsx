import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('auditors')
export { generateMetadata, Page as default }
