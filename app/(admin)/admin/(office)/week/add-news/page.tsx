import { EventNewsEditor } from '@/components/news/office/event-news'
import { selectableCategories } from '@/components/news/office/news-form'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { listNewsMenuItems } from '@/lib/event/menu/queries'

export const generateMetadata = createScreenMetadata('eventAddNews')

export default async function AddEventNewsPage() {
  await requireScreenAccess('eventAddNews')
  return <EventNewsEditor categories={selectableCategories(await listNewsMenuItems())} />
}
