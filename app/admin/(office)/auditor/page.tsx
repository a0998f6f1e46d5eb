import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('auditors')
export { generateMetadata, Page as default }
