import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface Received {
  from: string
  to: string[]
  source: string
}

interface MailServerOptions {
  /** Answers a recipient with that code, all of them or the one whose address is given; 0 takes the letter. Or other parts. */
  refuse?: number | ((address: string) => number) | { sender?: number; letter?: number }
  /** Ends the connection in place of an answer to that. */
  hangUp?: 'RCPT' | 'DATA'
  password?: string
}

/** A mail server. */
export async function startMailServer({ refuse = 0, hangUp, password }: MailServerOptions = {}) {
  const received: Received[] = []
  /** The newest connection's. */
  let socket: Socket | undefined
  const server = new SMTPServer({
    disabledCommands: password ? [] : ['AUTH'],
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      auth.password === password ? callback(null, { user: 'vitrine' }) : callback(new Error('no')),
    onMailFrom(_address, _session, callback) {
      const code = typeof refuse === 'object' ? refuse.sender : 0
      callback(code ? Object.assign(new Error('no such sender'), { responseCode: code }) : null)
    },
    onRcptTo({ address }, _session, callback) {
      if (hangUp === 'RCPT') return void socket?.destroy()
      const code = typeof refuse === 'number' ? refuse : typeof refuse === 'function' ? refuse(address) : 0
      callback(code ? Object.assign(new Error(`<${address}> unknown`), { responseCode: code }) : null)
    },
    async onData(stream, { envelope }, callback) {
      const source = await text(stream)
      if (hangUp === 'DATA') return void socket?.destroy()
      const code = typeof refuse === 'object' ? refuse.letter : 0
      if (code) return callback(Object.assign(new Error('not so'), { responseCode: code }))
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source })
      callback()
    },
  })
  server.server.on('connection', (next) => (socket = next))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((closed) => server.close(closed))
  onTestFinished(close)
  return { received, close, port: (server.server.address() as AddressInfo).port }
}
