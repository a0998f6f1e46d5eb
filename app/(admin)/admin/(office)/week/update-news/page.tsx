import { notFound } from 'next/navigation'
import { selectableCategories } from '@/components/news/office/news-form'
import { EventNewsEditor, EventNewsList } from '@/components/news/office/event-news'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { listNewsMenuItems } from '@/lib/event/menu/queries'
import { getAdminEventNews } from '@/lib/event/news/queries'

export const generateMetadata = createScreenMetadata('eventNews')

type Props = { searchParams: Promise<{ id?: string | string[] }> }

/** The list of the event's news; with `?id=` in the URL, the editor of one news item. */
export default async function EventNewsPage({ searchParams }: Props) {
  await requireScreenAccess('eventNews')
  const { id } = await searchParams
  const categories = await listNewsMenuItems()
  if (id === undefined) return <EventNewsList categories={selectableCategories(categories)} />
  const item = /^[1-9]\d{0,8}$/.test(String(id)) ? await getAdminEventNews(Number(id)) : null
  if (!item) notFound()
  return (
    <EventNewsEditor
      key={item.id}
      categories={selectableCategories(categories, item.category_cid)}
      item={item}
    />
  )
}
