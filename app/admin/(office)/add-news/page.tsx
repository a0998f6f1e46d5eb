import { AssociationNewsEditor } from '@/components/admin/news/association-news'
import { filingCategories } from '@/components/admin/news/news-form'
import { openScreen, screenMetadata } from '@/components/admin/screen-page'
import { listAdminMenuOfType } from '@/lib/content/menu/queries'

export const generateMetadata = screenMetadata('addNews')

export default async function AddNewsPage() {
  await openScreen('addNews')
  return <AssociationNewsEditor categories={filingCategories(await listAdminMenuOfType('news'))} />
}
