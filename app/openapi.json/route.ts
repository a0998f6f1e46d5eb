import { openApiDocument } from '@/lib/wiring/calls/openapi'
import { env } from '@/lib/platform/env'

export const dynamic = 'force-dynamic'

let text: string | undefined

export function GET() {
  text ??= JSON.stringify(openApiDocument(env().siteUrl))
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}
