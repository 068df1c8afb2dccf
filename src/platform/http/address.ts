import type { Context as HonoContext } from 'hono'

interface NodeEnv {
  incoming?: { socket: { remoteAddress?: string } }
}

/**
 * The network address a request came from. Behind `proxies` reverse proxies of our own, each of which adds who it received
 * from to X-Forwarded-For, it is the entry that many from the right; what stands left of it anybody may have written.
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
 * The network an address belongs to, which limits count by: an IPv6 line has 2^64 addresses of its own, the same first
 * 64 bits. An IPv4 address stands for itself, also where it comes dressed as IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...gap, ...after].slice(0, 4).join(':')
}
