import { env } from '@/lib/platform/env'
import { securityText } from '@/lib/platform/site/security-text'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(securityText(env().siteUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
