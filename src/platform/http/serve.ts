import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Program } from '../context.ts'
import { BODY_LIMIT } from '../contract/call.ts'
import { limitConnections } from './connections.ts'

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
  // '1.2.3.4.5' is not a host either: a name whose last part is a number is read as an IPv4 address.
  return host?.length === 1 && HOST.test(host[0]!) && URL.canParse(`http://${host[0]}`)
}

/** Milliseconds a body up to `BODY_LIMIT` may take to arrive. */
const SMALL_BODY = 30_000
/** A larger body must bring this many bytes in each period of milliseconds: 16 kB/s. */
const FLOOR = { bytes: 480 * 1024, period: 30_000 }

/**
 * Closes the connection of a request whose body does not arrive: small ones after 30 s, larger ones when they come slower
 * than the floor. While the server itself holds the body back, the clock stands still.
 */
function limitArrival(request: IncomingMessage) {
  const length = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? Infinity : 0))
  if (length === 0) return
  const isSmall = length <= BODY_LIMIT
  let before = request.socket.bytesRead
  const timer = setInterval(
    () => {
      const { bytesRead } = request.socket
      const isLate = isSmall || bytesRead - before < FLOOR.bytes
      before = bytesRead
      if (isLate && !isHeldBack(request)) request.socket.destroy()
    },
    isSmall ? SMALL_BODY : FLOOR.period,
  )
  timer.unref()
  const stop = () => clearInterval(timer)
  request.once('end', stop).once('close', stop)
}

/** Whether all has come, or as much as is taken in before what has come is read. */
const isHeldBack = ({ complete, readableLength, readableHighWaterMark }: IncomingMessage) =>
  complete || readableLength >= readableHighWaterMark
