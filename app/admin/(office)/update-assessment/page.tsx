import { QuestionsPage } from '@/components/admin/assessment/questions-page'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('questions')

export default async function Page() {
  await requireAccount()
  return <QuestionsPage />
}
