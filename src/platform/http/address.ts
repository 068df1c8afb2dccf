import type { Context as HonoContext } from 'hono'

interface NodeEnv {
  incoming?: { socket: { remoteAddress?: string } }
}

/**
 * The network address a request came from. Behind `proxies` reverse proxies of our own, each of which adds who it heard
 * from to X-Forwarded-For, it is the entry that many from the right; what stands left of it anybody may have written.
 */
export function addressOf(c: HonoContext, proxies: number): string {
  if (proxies > 0) {
    const heard = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
    const address = heard.at(-proxies)
    if (address) return address
  }
  // In production the socket is in `env`; under Vite the request carries the address itself.
  return (c.env as NodeEnv | undefined)?.incoming?.socket.remoteAddress ?? (c.req.raw as { ip?: string }).ip ?? ''
}
