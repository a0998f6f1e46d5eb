import { AssociationNewsEditor } from '@/components/news/office/association-news'
import { selectableCategories } from '@/components/news/office/news-form'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { listAdminMenuItemsOfType } from '@/lib/content/menu/queries'

export const generateMetadata = createScreenMetadata('addNews')

export default async function AddNewsPage() {
  await requireScreenAccess('addNews')
  return <AssociationNewsEditor categories={selectableCategories(await listAdminMenuItemsOfType('news'))} />
}
