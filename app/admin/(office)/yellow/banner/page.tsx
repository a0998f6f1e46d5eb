import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('directoryBanners')
export { generateMetadata, Page as default }
