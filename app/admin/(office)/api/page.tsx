import { ApiReference } from '@/components/admin/api/api-reference'
import { operationsOf } from '@/components/admin/api/operations'
import { openScreen, screenMetadata } from '@/components/admin/screen-page'
import { openApiDocument } from '@/lib/wiring/calls/openapi'
import { env } from '@/lib/platform/env'

export const generateMetadata = screenMetadata('api')

export default async function ApiPage() {
  await openScreen('api')
  return <ApiReference operations={operationsOf(openApiDocument(env().siteUrl))} />
}
