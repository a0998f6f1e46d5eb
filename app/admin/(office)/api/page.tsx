import { ApiReference } from '@/components/admin/api/api-reference'
import { operationsOf } from '@/components/admin/api/operations'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { openApiDocument } from '@/lib/api/openapi'
import { requireAccount } from '@/lib/auth/current'
import { env } from '@/lib/env'

export const generateMetadata = screenMetadata('api')

export default async function ApiPage() {
  await requireAccount()
  return <ApiReference operations={operationsOf(openApiDocument(env().siteUrl))} />
}
