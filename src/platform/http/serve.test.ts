import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendRaw } from '#tests/call.ts'
import { EventHub } from '../events/hub.ts'
import { serveHttp } from './serve.ts'

let arrived: PromiseWithResolvers<void>
let answer: PromiseWithResolvers<void>
let received = 0
let events: EventHub
let agent: Agent
let server: Awaited<ReturnType<typeof serveHttp>>

beforeEach(async () => {
  // The limit for requests in flight passes only where a test lets it pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  arrived = Promise.withResolvers()
  answer = Promise.withResolvers()
  events = new EventHub()
  agent = new Agent({ keepAlive: true })
  server = await serveHttp(serve, { settings: { host: '127.0.0.1', port: 0, proxies: 0 }, events })
})
afterEach(() => {
  agent.destroy()
  vi.useRealTimers()
})

async function serve({ url, body: sent }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  if (pathname === '/body') {
    received = 0
    arrived.resolve()
    for await (const chunk of sent!) received += chunk.length
  }
  if (pathname === '/slow') {
    arrived.resolve()
    await answer.promise
  }
  if (pathname !== '/events') return new Response('ok')
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('open'))
      events.subscribe(1, { onEvent() {}, onRecheck() {}, onClose: () => stream.close() })
    },
  })
  return new Response(body)
}

/** The answer's head, and its text once it has come whole. */
async function request(path: string) {
  const [message] = (await once(get({ agent, port: server.port, path }), 'response')) as [IncomingMessage]
  return { headers: message.headers, text: message.toArray().then((chunks) => chunks.join('')) }
}

test('an idle connection stays open for longer than the 60 s of common proxies', async () => {
  const { headers, text } = await request('/')
  expect(await text).toBe('ok')
  expect(headers['keep-alive']).toBe('timeout=75')
  await server.stop()
})

test('stopping closes idle connections at once', async () => {
  await (await request('/')).text
  const [socket] = Object.values(agent.freeSockets)[0]!
  const closed = once(socket!, 'close')
  await server.stop()
  await closed
})

test('stopping lets a request in flight end, and closes its connection at once', async () => {
  const slow = request('/slow')
  await arrived.promise
  const stopped = server.stop()
  answer.resolve()
  expect(await (await slow).text).toBe('ok')
  await stopped
})

test('stopping ends the streams of events', async () => {
  const { text } = await request('/events')
  await server.stop()
  expect(await text).toBe('open')
})

test('stopping cuts a request that does not end within two seconds', async () => {
  const slow = request('/slow')
  await arrived.promise
  const stopped = server.stop()
  vi.advanceTimersByTime(2000)
  await expect(slow).rejects.toThrow('socket hang up')
  await stopped
})

test('a port that is taken is refused', async () => {
  const settings = { host: '127.0.0.1', port: server.port, proxies: 0 }
  await expect(serveHttp(serve, { settings, events })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await server.stop()
})

test.each([
  ['none', ''],
  ['an empty one', 'Host: \r\n'],
  ['two', 'Host: a.example\r\nHost: b.example\r\n'],
  ['one that is markup', 'Host: a"<b>\r\n'],
  ['one with a path', 'Host: a.example/x\r\n'],
  ['no name and no address', 'Host: 1.2.3.4.5\r\n'],
  ['one with no port that there is', 'Host: a.example:99999\r\n'],
])('a request whose Host is %s is answered 400', async (_, host) => {
  const answer = await sendRaw(`http://127.0.0.1:${server.port}`, `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  await server.stop()
})

test('a body of which only the beginning was read when it was answered leaves the connection to the next request', async () => {
  const body = 'x'.repeat(300_000)
  const answers = await sendRaw(
    `http://127.0.0.1:${server.port}`,
    `POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
      'GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n',
  )
  expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
  await server.stop()
})

test('a body that does not arrive is given up: a small one after 30 s, a large one below the floor', async () => {
  const send = async (length: number, sent: number) => {
    const socket = connect(server.port, '127.0.0.1')
    const closed = once(socket, 'close')
    socket.on('error', () => {})
    socket.write(`POST /body HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(sent)}`)
    await arrived.promise
    return { socket, closed }
  }
  const small = await send(1000, 10)
  vi.advanceTimersByTime(29_999)
  expect(small.socket.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  await small.closed

  arrived = Promise.withResolvers()
  const large = await send(50_000_000, 600_000)
  await vi.waitFor(() => expect(received).toBe(600_000))
  vi.advanceTimersByTime(30_000)
  expect(large.socket.destroyed).toBe(false)
  vi.advanceTimersByTime(30_000)
  await large.closed
  await server.stop()
})
