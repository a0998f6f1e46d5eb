import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('apiTokens')
export { generateMetadata, Page as default }
