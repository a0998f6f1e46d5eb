import { ApiReference } from '@/components/back-office/api/api-reference'
import { operationsOf } from '@/components/back-office/api/operations'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { openApiDocument } from '@/lib/wiring/calls/openapi'
import { env } from '@/lib/platform/env'

export const generateMetadata = createScreenMetadata('api')

export default async function ApiPage() {
  await requireScreenAccess('api')
  return <ApiReference operations={operationsOf(openApiDocument(env().siteUrl))} />
}
