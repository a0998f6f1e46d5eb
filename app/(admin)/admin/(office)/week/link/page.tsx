import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('eventMenu')
export { generateMetadata, Page as default }
