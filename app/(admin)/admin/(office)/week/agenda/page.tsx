import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('weekAgenda')
export { generateMetadata, Page as default }
