import { screenMetadata } from '@/components/admin/screen-metadata'
import { SessionsPage } from '@/components/admin/sessions/sessions-page'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('sessions')

export default async function Page() {
  await requireAccount('moderator')
  return <SessionsPage />
}
