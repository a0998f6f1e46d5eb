import { isIP, isIPv4 } from 'node:net'

/**
 * Returns the client address that the proxies in front saw. Each proxy appends the address it was called from
 * to `x-forwarded-for`, so with n proxies the client is the nth entry from the end; anything before it is the
 * client's own claim. A request with fewer entries bypassed some proxies; its first entry is what the first
 * proxy on its way saw.
 * @param forwardedFor the header `x-forwarded-for`
 * @param trustedHops how many proxies in front are trusted, at least 1
 * @returns null if the client's entry is no valid address
 */
export function readForwardedAddress(
  forwardedFor: string | undefined | null,
  trustedHops: number,
): string | null {
  const chain = (forwardedFor ?? '').split(',')
  const entry = (chain[Math.max(0, chain.length - trustedHops)] ?? '').trim()
  // Some proxies add the port.
  const [, address = entry] =
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(entry) ?? /^([\d.]+):\d{1,5}$/.exec(entry) ?? []
  return isIP(address) && !address.includes('%') ? address : null
}

/**
 * Returns the network that the rate limits count for an address: IPv4 as it is, also if an IPv6 address
 * contains it; IPv6 by its first 64 bits, because one subscriber has all addresses that begin with them.
 * @param address a valid IPv4 or IPv6 address
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  // The URL parser converts every spelling of an IPv6 address to the canonical one.
  const groups = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = groups.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missingCount = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array.from({ length: missingCount }, () => '0'), ...after]
  const isMapped = all.slice(0, 5).every((group) => group === '0') && all[5] === 'ffff'
  if (!isMapped) return `${all.slice(0, 4).join(':')}::/64`
  const bytes = all.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
  return bytes.join('.')
}
