import { env } from '@/lib/platform/env'
import { readForwardedAddress, networkOf } from './client-address'
import { Problem } from './problem'

/** The sender of a request: the network address, and the headers that name the browser and its sessions. */
export type Client = {
  /** The network address; of an IPv6 address only the first 64 bits, which identify a subscriber. */
  address: string
  userAgent: string
  /** The `Cookie` header. */
  cookies: string | null
}

/** Reads the sender of a request from its headers. */
export function clientOf(headers: Headers): Client {
  return {
    address: clientNetworkOrThrow(headers),
    userAgent: headers.get('user-agent') ?? '',
    cookies: headers.get('cookie'),
  }
}

/**
 * Returns the network under which the rate limits count the caller. `gateway/thread.ts` writes one address
 * into `x-forwarded-for`; in development, without the gateway, the header may be missing.
 * @returns `unknown` without the header
 * @throws Problem bad_input when the address is invalid
 */
export function clientNetworkOrThrow(headers: Headers): string {
  const forwardedFor = headers.get('x-forwarded-for')
  if (forwardedFor === null) return 'unknown'
  const address = readForwardedAddress(forwardedFor, Math.max(1, env().trustProxyHops))
  if (!address) throw new Problem('bad_input', 'problems.bad_address')
  return networkOf(address)
}
