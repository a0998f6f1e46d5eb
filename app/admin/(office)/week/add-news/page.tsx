import { EventNewsEditor } from '@/components/admin/news/event-news'
import { filingCategories } from '@/components/admin/news/news-form'
import { openScreen, screenMetadata } from '@/components/admin/screen-page'
import { listEventNewsItems } from '@/lib/event/menu/queries'

export const generateMetadata = screenMetadata('eventAddNews')

export default async function AddEventNewsPage() {
  await openScreen('eventAddNews')
  return <EventNewsEditor categories={filingCategories(await listEventNewsItems())} />
}
