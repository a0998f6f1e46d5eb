import { MenuPage } from '@/components/admin/menu/menu-page'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('menu')

export default async function Page() {
  await requireAccount()
  return <MenuPage />
}
