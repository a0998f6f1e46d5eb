import { openApiDocument } from '@/lib/api/openapi'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

export function GET() {
  return Response.json(openApiDocument(env().siteUrl))
}
