import { createScreenPage } from '@/components/back-office/screen-page'

const { generateMetadata, Page } = createScreenPage('assessmentReviews')
export { generateMetadata, Page as default }
