import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 networks of special use (RFC 6890): this machine, private and local networks, documentation, multicast. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Within the public IPv6 addresses (2000::/3): those that lead to IPv4 addresses, and documentation. */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && publicIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/**
 * Whether an address may be a push service's: https at the default port of a host that has a name. Where the name leads
 * is checked when it is connected to (`lookupPublic`).
 */
export function isPushAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return url.hostname.includes('.') && !url.hostname.startsWith('[') && isIP(url.hostname) === 0
}

/** The name of a push service leads to an address that is not public. */
export class InnerAddress extends Error {}

/**
 * Resolves a host's name for a connection, which then uses these very addresses. Fails with `InnerAddress` where one of
 * them is not public.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  const found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error) callback(error, '')
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(new InnerAddress(`the push service's name leads to an address that is not public`), '')
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  }
  lookup(host, { ...(options as LookupOptions), all: true }, found)
}
