import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Program } from '../context.ts'
import { limitConnections } from './connections.ts'
import { limitArrival } from './slow-requests.ts'

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
  settings: Pick<Program['settings'], 'host' | 'port' | 'proxies'>
  /** Their streams end when the server stops. */
  events: Pick<Program['events'], 'close'>
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Serves HTTP until `stop`, which resolves once no connection is open. Throws where it cannot listen. */
export async function serveHttp(fetch: Fetch, { settings, events }: Options) {
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE, requestTimeout: REQUEST_TIMEOUT }
  const server = createAdaptorServer({ fetch, serverOptions, createServer: withHostCheck }) as Server
  // Behind a proxy all connections are the proxy's.
  if (settings.proxies === 0) server.on('connection', limitConnections())
  server.on('request', limitArrival)
  server.on('request', (request, response) => response.once('finish', () => discardRest(request)))
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

/**
 * Lets what is left of an answered request's body pass by. Whoever read its beginning holds the rest back, and the next
 * request on the connection waits behind it. The listener closes the connection of a body that goes on for 500 ms.
 */
function discardRest(request: IncomingMessage) {
  if (!request.readableEnded) request.removeAllListeners('data').resume()
}

/** A host name or address, with a port. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i

/** Refuses requests without one well-formed Host (RFC 9112, 3.2): pages and the sitemap show it in their addresses. */
const withHostCheck = ((options, listener) =>
  createServer(options, (request, response) => {
    if (hasOneHost(request)) return listener?.(request, response)
    response.writeHead(400, { connection: 'close' }).end()
  })) as typeof createServer

function hasOneHost({ headersDistinct: { host } }: IncomingMessage): boolean {
  // '1.2.3.4.5' is none either: a name whose last part is a number is read as an IPv4 address.
  return host?.length === 1 && HOST.test(host[0]!) && URL.canParse(`http://${host[0]}`)
}
