import { NewsEditor } from '@/components/admin/news/news-editor'
import { filingCategories } from '@/components/admin/news/news-form'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { requireAccount } from '@/lib/auth/current'
import { listMenuOfType } from '@/lib/menu/queries'

export const generateMetadata = screenMetadata('addNews')

export default async function AddNewsPage() {
  await requireAccount()
  return <NewsEditor categories={filingCategories(await listMenuOfType('news'))} />
}
