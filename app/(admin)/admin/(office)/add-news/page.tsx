import { AssociationNewsEditor } from '@/components/news/office/association-news'
import { selectableCategories } from '@/components/news/office/news-form'
import { requireScreenAccess, screenMetadata } from '@/components/back-office/screen-page'
import { listAdminMenuOfType } from '@/lib/content/menu/queries'

export const generateMetadata = screenMetadata('addNews')

export default async function AddNewsPage() {
  await requireScreenAccess('addNews')
  return <AssociationNewsEditor categories={selectableCategories(await listAdminMenuOfType('news'))} />
}
