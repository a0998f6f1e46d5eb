import { BlockList, isIPv6 } from 'node:net'

/** The networks of one's own machine and house. */
export const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Networks that are not public either: this host, shared addresses, and the metadata of clouds. */
const specialNetworks = new BlockList()
specialNetworks.addSubnet('0.0.0.0', 8)
specialNetworks.addSubnet('100.64.0.0', 10)
specialNetworks.addSubnet('169.254.0.0', 16)
specialNetworks.addAddress('::', 'ipv6')

/** Whether an IP address is one that no public site has. */
export function isPrivateAddress(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return privateNetworks.check(address, family) || specialNetworks.check(address, family)
}
