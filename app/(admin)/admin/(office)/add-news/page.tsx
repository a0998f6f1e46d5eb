import { AssociationNewsEditor } from '@/components/news/office/association-news'
import { filingCategories } from '@/components/news/office/news-form'
import { openScreen, screenMetadata } from '@/components/back-office/screen-page'
import { listAdminMenuOfType } from '@/lib/content/menu/queries'

export const generateMetadata = screenMetadata('addNews')

export default async function AddNewsPage() {
  await openScreen('addNews')
  return <AssociationNewsEditor categories={filingCategories(await listAdminMenuOfType('news'))} />
}
