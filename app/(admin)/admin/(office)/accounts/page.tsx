import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('accounts')
export { generateMetadata, Page as default }
