import { EventNewsEditor } from '@/components/news/office/event-news'
import { selectableCategories } from '@/components/news/office/news-form'
import { requireScreenAccess, screenMetadata } from '@/components/back-office/screen-page'
import { listNewsMenuItems } from '@/lib/event/menu/queries'

export const generateMetadata = screenMetadata('eventAddNews')

export default async function AddEventNewsPage() {
  await requireScreenAccess('eventAddNews')
  return <EventNewsEditor categories={selectableCategories(await listNewsMenuItems())} />
}
