import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Program } from '../context.ts'

/**
 * Milliseconds an idle connection stays open: longer than the 60 s that common proxies keep one, for a proxy must be the
 * first to close it. One that sends a request over a connection which is just being closed answers its visitor with 502.
 */
const KEEP_ALIVE = 75_000
/** Milliseconds a request may take to arrive: two gigabytes take hours on a slow line. */
const REQUEST_TIMEOUT = 6 * 3_600_000
/** Milliseconds that requests in flight get to end in when the server stops. */
const DRAIN_LIMIT = 2000

interface Options {
  settings: Pick<Program['settings'], 'host' | 'port'>
  /** Their streams end when the server stops. */
  events: Pick<Program['events'], 'close'>
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Serves HTTP until `stop`, which resolves once no connection is open. Throws where it cannot listen. */
export async function serveHttp(fetch: Fetch, { settings, events }: Options) {
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE, requestTimeout: REQUEST_TIMEOUT }
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  server.on('request', (_request, response) =>
    // `close` closes the connections that are idle then; those that become idle later would stay open.
    response.once('close', () => server.listening || server.closeIdleConnections()),
  )
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      events.close()
      const closed = once(server, 'close')
      server.close()
      const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT)
      await closed
      clearTimeout(limit)
    },
  }
}
