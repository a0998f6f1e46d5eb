import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { isMetricsAddress, privateHeader } from '@/lib/platform/api/metrics'

const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

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
