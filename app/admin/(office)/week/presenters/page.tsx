import { screenPage } from '@/components/admin/screen-page'

const { generateMetadata, Page } = screenPage('eventSpeakers')
export { generateMetadata, Page as default }
