import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { isReadinessAddress, proxyCountHeader } from '@/lib/platform/api/health'
import { isMetricsAddress, privateHeader } from '@/lib/platform/api/metrics'
import { privateNetworks } from '@/lib/platform/private-networks'

/** Headers that proxies add: such a request may come from anywhere, whatever address it has. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Notes on a request for the metrics whether it came directly from a private address; to be called before the
 * headers of proxies are removed. What a client itself writes there is overwritten.
 */
export function notePrivateClient({ url, headers, socket }: IncomingMessage): void {
  if (!isMetricsAddress(url)) return
  const address = socket.remoteAddress?.split('%')[0] ?? ''
  const isPrivate =
    privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') &&
    !proxyHeaders.some((name) => name in headers)
  headers[privateHeader] = isPrivate ? '1' : '0'
}

/**
 * Notes on a request for the readiness how many proxies named a client in it, as `notePrivateClient` does: the
 * operators' commands compare it with `TRUST_PROXY_HOPS`.
 */
export function noteProxyCount({ url, headers }: IncomingMessage): void {
  if (!isReadinessAddress(url)) return
  const names = headers['x-forwarded-for']
  headers[proxyCountHeader] = String(names === undefined ? 0 : String(names).split(',').length)
}
