import { ResourcePage } from '@/components/admin/resource/resource-page'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('socialLinks')

export default async function Page() {
  await requireAccount()
  return <ResourcePage name="socialLinks" />
}
