import { EventNewsEditor } from '@/components/news/office/event-news'
import { filingCategories } from '@/components/news/office/news-form'
import { openScreen, screenMetadata } from '@/components/back-office/screen-page'
import { listEventNewsItems } from '@/lib/event/menu/queries'

export const generateMetadata = screenMetadata('eventAddNews')

export default async function AddEventNewsPage() {
  await openScreen('eventAddNews')
  return <EventNewsEditor categories={filingCategories(await listEventNewsItems())} />
}
