import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('weekAgenda')
export { generateMetadata, Page as default }
