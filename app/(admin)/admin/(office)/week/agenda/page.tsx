import { screenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = screenPage('weekAgenda')
export { generateMetadata, Page as default }
