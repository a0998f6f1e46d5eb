import { notFound } from 'next/navigation'
import { selectableCategories } from '@/components/news/office/news-form'
import { AssociationNewsEditor, AssociationNewsList } from '@/components/news/office/association-news'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { listAdminMenuItemsOfType } from '@/lib/content/menu/queries'
import { getAdminNews } from '@/lib/content/news/queries'

export const generateMetadata = createScreenMetadata('news')

type Props = { searchParams: Promise<{ id?: string | string[] }> }

/** The list of news; with `?id=` in the URL, the editor of one news item. */
export default async function NewsPage({ searchParams }: Props) {
  await requireScreenAccess('news')
  const { id } = await searchParams
  const categories = await listAdminMenuItemsOfType('news')
  if (id === undefined) return <AssociationNewsList categories={selectableCategories(categories)} />
  const item = /^[1-9]\d{0,8}$/.test(String(id)) ? await getAdminNews(Number(id)) : null
  if (!item) notFound()
  return (
    <AssociationNewsEditor
      key={item.id}
      categories={selectableCategories(categories, item.category_cid)}
      item={item}
    />
  )
}
