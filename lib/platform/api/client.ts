import { tokenSecretOf } from '@/lib/platform/auth/bearer'
import { env } from '@/lib/platform/env'
import { readForwardedAddress, networkOf } from './client-address'
import { Problem } from './problem'

/** The sender of a request: the network address, and the headers that name the browser and its sessions. */
export type Client = {
  /** The network address; of an IPv6 address only the first 64 bits, which identify a subscriber. */
  address: string
  userAgent: string
} & Credentials

/** What a request says about who sends it. */
export type Credentials = {
  /** The `Cookie` header; null beside an API token, so that a wrong token cannot be replaced by a session. */
  cookies: string | null
  /** The secret of the API token; null without one. */
  tokenSecret: string | null
}

/** Reads the sender of a request from its headers. */
export function clientOf(headers: Headers): Client {
  return {
    address: clientNetworkOrThrow(headers),
    userAgent: headers.get('user-agent') ?? '',
    ...credentialsOf({ cookie: headers.get('cookie'), authorization: headers.get('authorization') }),
  }
}

/** Reads the credentials from the headers of a request. */
export function credentialsOf(headers: {
  cookie?: string | null | undefined
  authorization?: string | null | undefined
}): Credentials {
  const tokenSecret = tokenSecretOf(headers.authorization)
  return { cookies: tokenSecret === null ? (headers.cookie ?? null) : null, tokenSecret }
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
