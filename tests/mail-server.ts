import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface Received {
  from: string
  to: string[]
  source: string
}

/** A mail server. `refuse` answers a recipient with that code. */
export async function startMailServer({ refuse, password }: { refuse?: number; password?: string } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: password ? [] : ['AUTH'],
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      auth.password === password ? callback(null, { user: 'vitrine' }) : callback(new Error('no')),
    onRcptTo({ address }, _session, callback) {
      callback(refuse ? Object.assign(new Error(`<${address}> unknown`), { responseCode: refuse }) : null)
    },
    async onData(stream, { envelope }, callback) {
      const source = await text(stream)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source })
      callback()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((closed) => server.close(closed))
  onTestFinished(close)
  return { received, close, port: (server.server.address() as AddressInfo).port }
}
