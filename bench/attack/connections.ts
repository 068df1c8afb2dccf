import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './target.ts'

const SOCKETS = 1000
/** Milliseconds until the server must have closed all: Node looks for unfinished headers each half minute. */
const PATIENCE = 100_000

/** What is sent on each, in turn: nothing, a part of the headers, headers without their body, a part of the body. */
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ',
  'POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n',
  'POST /contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a"',
]

/** Opens connections that never finish a request: how slowly a visitor is served meanwhile, and how many stay open. */
export async function holdConnections({ origin }: Pick<Target, 'origin'>) {
  const { hostname, port } = new URL(origin)
  const sockets = Array.from({ length: SOCKETS }, (_, n) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}).resume()
    socket.write(BEGINNINGS[n % BEGINNINGS.length]!)
    return socket
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  // An idle connection without a request stays open as long as any other: it is not waited for.
  const unfinished = sockets.filter((_, n) => n % BEGINNINGS.length !== 0)
  let slowest = 0
  const until = performance.now() + PATIENCE
  while (performance.now() < until && unfinished.some(({ closed }) => !closed)) {
    const started = performance.now()
    const { status } = await fetch(origin)
    if (status !== 200) throw new Error(`The home page was answered with ${status}`)
    slowest = Math.max(slowest, performance.now() - started)
    await sleep(500)
  }
  for (const socket of sockets) socket.destroy()
  return { sockets: SOCKETS, slowest, open: unfinished.filter(({ closed }) => !closed).length }
}
