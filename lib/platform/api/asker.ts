import { env } from '@/lib/platform/env'
import { forwardedAddress, networkOf } from './client-address'
import { Problem } from './problem'

/** Who sends a request, as the request itself tells it. It proves nothing, and serves to tell one from another. */
export type Asker = {
  /** The network address; of IPv6 the part that one subscriber has. */
  address: string
  userAgent: string
  /** The `Cookie` header. */
  cookies: string | null
}

/** What a request tells of who sends it, beyond its session. */
export function askerOf(headers: Headers): Asker {
  return {
    address: addressOf(headers),
    userAgent: headers.get('user-agent') ?? '',
    cookies: headers.get('cookie'),
  }
}

/**
 * Under what the caller is counted. The server writes the header anew, so it holds one address; without that
 * server, in development, it may hold none.
 */
export function addressOf(headers: Headers): string {
  const forwardedFor = headers.get('x-forwarded-for')
  if (forwardedFor === null) return 'unknown'
  const address = forwardedAddress(forwardedFor, Math.max(1, env().trustProxyHops))
  if (!address) throw new Problem('bad_input', 'problems.bad_address')
  return networkOf(address)
}
