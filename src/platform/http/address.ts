import type { Context as HonoContext } from 'hono'

interface NodeEnv {
  incoming?: { socket: { remoteAddress?: string } }
}

/**
 * The network address of a request's client.
 * @param proxies how many own reverse proxies add their client's address to X-Forwarded-For: the entry that many from the
 *   right counts, since anybody may have sent those left of it
 */
export function addressOf(c: HonoContext, proxies: number): string {
  if (proxies > 0) {
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
    const address = forwarded.at(-proxies)
    if (address) return address
  }
  // In production the socket is in `env`; under Vite the request carries the address itself.
  return (c.env as NodeEnv | undefined)?.incoming?.socket.remoteAddress ?? (c.req.raw as { ip?: string }).ip ?? ''
}

/**
 * The network of an address, which limits count by: the first 64 bits of an IPv6 address, since one line has all the
 * addresses below them; an IPv4 address itself, also where it is mapped to IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...gap, ...after].slice(0, 4).join(':')
}
