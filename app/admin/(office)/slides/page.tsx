import { screenMetadata } from '@/components/admin/screen-metadata'
import { SlidesPage } from '@/components/admin/slides/slides-page'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('slides')

export default async function Page() {
  await requireAccount()
  return <SlidesPage />
}
