import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('accounts')
export { generateMetadata, Page as default }
