import { openApiDocument } from '@/lib/wiring/calls/openapi'
import { env } from '@/lib/platform/env'

export const dynamic = 'force-dynamic'

export function GET() {
  return Response.json(openApiDocument(env().siteUrl))
}
